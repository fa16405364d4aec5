import type { DocusaurusConfig } from '@docusaurus/types';
import type { SiteFile } from '@reliure/docusaurus/node';
import type { JsonObject, FileProblem, Resolve } from '@reliure/openapi';
import type { Contract } from '@reliure/openapi/node';
import type { SearchablePage } from '@reliure/page';
import type { TextLinks } from '@reliure/richtext';
import type { MarkdownVersionSource } from '../markdown/markdownVersionSource.ts';
import type { CatalogueLink } from '../model/links.ts';
import type { OperationSource } from '../model/operationSource.ts';
import type { Survey } from '../model/survey.ts';
import type { ReleasedChanges } from './releasedChanges.ts';
import type { SiteContext } from './siteContext.ts';

/**
 * A kind of page of the reference.
 *
 * @typeParam Model The part that this kind adds to the reference: plain data.
 * @typeParam Shown The part of the reference that the pages of this kind show.
 */
export interface Kind<Model, Shown> {
  /** Returns the first segment of the pages’ slugs. No operation may have it as its slug. */
  readonly folder?: () => string;
  /** Kind of its search documents, and the label that the search shows for it. */
  readonly searchKind?: { readonly name: string; readonly label: () => string };
  /** Collects the calls of the contract that have a page of this kind. */
  readonly toSources?: (
    document: JsonObject,
    resolve: Resolve,
    reserved: ReadonlySet<string>,
  ) => readonly OperationSource[];
  /** Lists the slugs of its pages, which texts may link to. Called before any text is read. */
  readonly toSlugs: (survey: Survey) => readonly string[];
  readonly build: (context: BuildContext) => Model;
  /**
   * Adds to the model what the releases beside the contract say, if there are any, and what takes time, such as the
   * layouts of diagrams.
   */
  readonly complete?: (model: Model, released: ReleasedChanges | null) => Model | Promise<Model>;
  /** Returns its pages, in the order of the reference, or none if the contract has nothing to show. */
  readonly toPages: (reference: Shown) => readonly ReferencePage[];
  /** Returns files to download from its pages, by their addresses. */
  readonly toFiles?: (reference: Shown, site: SiteConfig) => readonly SiteFile[];
  /** Returns warnings for the contract’s author about what only its pages show. */
  readonly toWarnings?: (reference: Shown, contract: Pick<Contract, 'warnAt'>, site: string) => readonly FileProblem[];
  /**
   * Returns documents that lead from other addresses to its pages.
   *
   * @param paths Paths of the site’s pages, base URL included. They are not overwritten.
   */
  readonly toRedirects?: (reference: Shown, site: SiteConfig, paths: readonly string[]) => Redirects;
}

/** The addresses of the site that files contain. */
export interface SiteConfig extends Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'favicon'> {
  /** Path of the reference from the site’s root. */
  readonly basePath: string;
}

/** Documents that lead to other pages, and warnings for the contract’s author. */
export interface Redirects {
  readonly files: readonly SiteFile[];
  readonly warnings: readonly string[];
}

/** The contract and its survey, as input for all pages. */
export interface BuildContext extends Survey {
  readonly links: TextLinks;
  /** Folder of its files for machines, from the site’s root; empty for the root itself. */
  readonly downloadFolder: string;
  /** Whether its downloads include its types. */
  readonly hasTypes: boolean;
}

/** One page, as input for everything that lists or renders pages. */
export interface ReferencePage {
  /** Slug of the page. Missing for the landing page. */
  readonly slug?: string;
  /** Path of its component in this package, such as `kinds/schema/SchemaPageView`. */
  readonly view: string;
  /** Returns the props of that component. */
  readonly toProps: (site?: SiteContext) => object;
  /** Entry in the sidebar and on the landing page. Only index pages have one. */
  readonly catalogue?: Omit<CatalogueLink, 'slug'>;
  readonly markdownVersion: MarkdownVersionSource;
  readonly toSearchPage: (site?: SiteContext) => Omit<SearchablePage, 'url'>;
}
