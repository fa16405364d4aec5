import type { ErrorGroup, ListPage, SchemaPage } from './cataloguePages';
import type { IntroductionPage, NamedLink } from '../kinds/introduction/types';
import type { Lifecycle } from '../kinds/lifecycle/model';
import type { DeadLink, LinkTarget, RichText } from '@apidoc/richtext';
import type { OperationPage } from '../kinds/operation/types';

/** Everything that the site says about an API, decided once; pages, search, and files for machines render it. */
export interface Reference {
  readonly introduction: IntroductionPage;
  readonly landing: LandingPage;
  readonly operations: readonly OperationPage[];
  /** By name; the lists by title. */
  readonly schemas: readonly SchemaPage[];
  readonly lists: readonly ListPage[];
  /** By status; none where the contract says nothing of its errors. */
  readonly errors: readonly ErrorGroup[];
  readonly lifecycles: readonly Lifecycle[];
  readonly searchPhrases: SearchPhrases;
  /** Links of the contract’s texts that lead nowhere: they became text. */
  readonly deadLinks: readonly DeadLink[];
}

/** Other ways in which a visitor may ask for a page, or for an error of the catalogue, by its path; the search reads them. */
export type SearchPhrases = ReadonlyMap<string, readonly string[]>;

/** The way into the reference: all operations by group, and the contract’s files. */
export interface LandingPage {
  readonly kind: 'landing';
  readonly title: string;
  readonly summary?: string;
  readonly groups: readonly Group[];
  readonly downloads: readonly Download[];
}

/** A file that the site offers beside its pages. */
export interface Download {
  /** From the site’s root. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The operations of one tag, in the contract's order. */
export interface Group {
  /** Also the group's anchor on the landing page. */
  readonly slug: string;
  readonly title: string;
  readonly description?: RichText;
  /** Where more is told of it, elsewhere on the web. */
  readonly documentation?: NamedLink & LinkTarget;
  readonly operations: readonly OperationLink[];
}

/** What a list of operations shows of each. */
export interface OperationLink {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}
