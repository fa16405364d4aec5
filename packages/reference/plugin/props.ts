import type { Changelog } from '@apidoc/changelog';
import type { Scenario } from '@apidoc/scenarios';
import type { GuideLink } from '../guides/guideLinks';
import type { LifecyclePage } from '../kinds/lifecycle/diagram/lifecyclePage';
import type { DrawnLifecycle } from '../kinds/lifecycle/diagram/types';
import type { ErrorGroup, ListPage, SchemaLink, SchemaPage } from '../model/cataloguePages';
import type { Group, LandingPage, OperationLink, Reference } from '../model/types';
import type { IntroductionPage } from '../kinds/introduction/types';
import type { OperationPage } from '../kinds/operation/types';

/** The page model, with its life cycles drawn. */
export interface ReferenceContent extends Reference {
  readonly lifecycles: readonly DrawnLifecycle[];
}

/** What the plugin has loaded: the reference, and the scenarios that stand beside the contract. */
export interface LoadedContent extends ReferenceContent {
  readonly scenarios: readonly Scenario[];
  readonly changelog: Changelog;
}

/** One group of the sidebar with its links. */
export type GroupLinks = Pick<Group, 'slug' | 'title' | 'operations'>;

/** A catalogue of what operations share: the page that lists it, with how much it lists. */
export interface CatalogueLink {
  readonly kind: 'schemas' | 'lists' | 'errors' | 'lifecycles';
  readonly count: number;
}

export interface LayoutProps {
  readonly groups: readonly GroupLinks[];
  /** Those that the contract fills. */
  readonly catalogues: readonly CatalogueLink[];
}

export interface LandingProps {
  readonly page: LandingPage;
  readonly catalogues: readonly CatalogueLink[];
}

export interface IntroductionProps {
  readonly page: IntroductionPage;
}

export interface OperationProps {
  readonly page: OperationPage;
  readonly previousPage?: Pick<OperationLink, 'slug' | 'title'>;
  readonly nextPage?: Pick<OperationLink, 'slug' | 'title'>;
  /** Those that speak of it. */
  readonly guides: readonly GuideLink[];
  /** Path of the changelog’s page, where there is a history to follow there. */
  readonly changelogPage?: string;
}

export interface SchemaIndexProps {
  /** In the order of their names; lists of coded values among them. */
  readonly schemas: readonly SchemaLink[];
}

export interface SchemaProps {
  readonly page: SchemaPage;
}

export interface ListIndexProps {
  readonly lists: readonly ListSummary[];
}

export interface ListSummary extends SchemaLink {
  readonly count: number;
}

export interface ListProps {
  readonly page: ListPage;
}

export interface ErrorsProps {
  readonly groups: readonly ErrorGroup[];
}

export interface LifecycleIndexProps {
  readonly lifecycles: readonly LifecycleSummary[];
}

export interface LifecycleSummary extends Pick<LifecyclePage, 'slug' | 'title' | 'description'> {
  readonly states: number;
  readonly transitions: number;
}

export interface LifecycleProps {
  readonly page: LifecyclePage;
}
