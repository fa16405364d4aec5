import type { JsonObject, Resolve } from '@apidoc/openapi';
import type { TextLinks } from '@apidoc/richtext';
import type { GuideLink } from '../guides/guideLinks';
import type { MarkdownVersionSource } from '../markdown/markdownVersionSource';
import type { CatalogueLink } from '../model/links';
import type { OperationSource } from '../model/operationSource';
import type { Survey } from '../model/survey';
import type { SearchablePage } from '../search/searchablePage';

/**
 * A kind of page of the reference.
 *
 * @typeParam Model The part that this kind adds to the reference: plain data.
 * @typeParam Shown The part of the reference that the pages of this kind show.
 */
export interface Kind<Model, Shown> {
  /** First segment of the pages’ slugs. No operation may have it as its slug. */
  readonly folder?: string;
  /** Kind of its search documents, and the label that the search shows for it. */
  readonly searchKind?: { readonly name: string; readonly label: string };
  /** Collects the calls of the contract that have a page of this kind. */
  readonly toSources?: (
    document: JsonObject,
    resolve: Resolve,
    reserved: ReadonlySet<string>,
  ) => readonly OperationSource[];
  /** Lists the slugs of its pages, which texts may link to. Called before any text is read. */
  readonly toSlugs: (survey: Survey) => readonly string[];
  readonly build: (context: BuildContext) => Model;
  /** Returns its pages, in the order of the reference, or none if the contract has nothing to show. */
  readonly toPages: (reference: Shown) => readonly ReferencePage[];
}

/** The contract and its survey, as input for all pages. */
export interface BuildContext extends Survey {
  readonly links: TextLinks;
}

/** One page, as input for everything that lists or renders pages. */
export interface ReferencePage {
  /** Slug of the page. Missing for the landing page. */
  readonly slug?: string;
  /** Path of its component in this package, such as `kinds/schema/SchemaPageView`. */
  readonly view: string;
  /** Returns the props of that component. */
  readonly toProps: (site: SiteContext) => object;
  /** Entry in the sidebar and on the landing page. Only index pages have one. */
  readonly catalogue?: Omit<CatalogueLink, 'slug'>;
  readonly markdownVersion: MarkdownVersionSource;
  readonly toSearchPage: () => Omit<SearchablePage, 'url'>;
}

/** Data from the rest of the site that pages show. */
export interface SiteContext {
  readonly catalogues: readonly CatalogueLink[];
  /** Guides that mention an operation, by the operation’s slug. */
  readonly guides: ReadonlyMap<string, readonly GuideLink[]>;
  /** Path of the changelog’s page; `null` if there is none. */
  readonly changelogPage: string | null;
}
