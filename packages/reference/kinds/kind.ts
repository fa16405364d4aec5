import type { JsonObject, Resolve } from '@apidoc/openapi';
import type { TextLinks } from '@apidoc/richtext';
import type { GuideLink } from '../guides/guideLinks';
import type { TwinSource } from '../markdown/twinSource';
import type { CatalogueLink } from '../model/links';
import type { OperationSource } from '../model/operationSource';
import type { Survey } from '../model/survey';
import type { SearchablePage } from '../search/searchablePage';

/**
 * A kind of page of the reference.
 *
 * @typeParam Model What it adds to the reference: plain data.
 * @typeParam Shown The part of the reference that its pages show.
 */
export interface Kind<Model, Shown> {
  /** First part of the address of its pages; no operation may have it. */
  readonly folder?: string;
  /** The kind that its search documents have, and what the search calls it. */
  readonly searchKind?: { readonly name: string; readonly label: string };
  /** Collects the calls of the contract that have a page of this kind. */
  readonly toSources?: (
    document: JsonObject,
    resolve: Resolve,
    reserved: ReadonlySet<string>,
  ) => readonly OperationSource[];
  /** Lists the last parts of the addresses of its pages, which texts may link to, before any text is read. */
  readonly toSlugs: (survey: Survey) => readonly string[];
  readonly build: (context: BuildContext) => Model;
  /** Its pages, in the order of the reference; none if the contract has nothing to show. */
  readonly toPages: (reference: Shown) => readonly ReferencePage[];
}

/** The contract as all pages take it. */
export interface BuildContext extends Survey {
  readonly links: TextLinks;
}

/** One page, for everything that lists or renders pages. */
export interface ReferencePage {
  /** Last parts of its address; none for the landing page. */
  readonly slug?: string;
  /** Its component in this package, such as `kinds/schema/SchemaPageView`. */
  readonly view: string;
  /** The props of that component. */
  readonly toProps: (site: SiteContext) => object;
  /** Its entry in the sidebar and on the landing page; only an index of pages has one. */
  readonly catalogue?: Omit<CatalogueLink, 'slug'>;
  readonly twin: TwinSource;
  readonly toSearchPage: () => Omit<SearchablePage, 'url'>;
}

/** What pages take from the rest of the site. */
export interface SiteContext {
  readonly catalogues: readonly CatalogueLink[];
  /** The guides that speak of an operation, by its slug. */
  readonly guides: ReadonlyMap<string, readonly GuideLink[]>;
  /** Path of the changelog’s page. */
  readonly changelogPage: string;
}
