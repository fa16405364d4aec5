import { toMarkdown, toPassages } from '@reliure/page';
import type { Block, SearchablePage } from '@reliure/page';
import type { MarkdownVersionSource } from '../markdown/markdownVersionSource.ts';
import type { ReferencePage } from './kind.ts';
import { toFullTitle } from './fullTitle.ts';
import { emptySite, type SiteContext } from './siteContext.ts';

/** A page that is described by blocks, from which each of its forms is rendered. */
export interface DescribedPage extends Pick<MarkdownVersionSource, 'section' | 'isSkippable'> {
  /** Missing for the landing page. */
  readonly slug?: string;
  readonly title: string;
  /** Its heading, if it is not the title. */
  readonly heading?: string;
  /** Its title where it stands alone, as in a list of results, if it is not the heading. */
  readonly name?: string;
  /** The index above it. */
  readonly parent?: { readonly slug: string; readonly title: string };
  /** Title of what it belongs to, if that is not a page. */
  readonly breadcrumb?: string;
  /** One sentence about it, for lists of pages and for search engines. */
  readonly description?: string;
  /** Number of entries that it lists, if it is an index; `null` if it lists none. */
  readonly count?: number | null;
  readonly search?: Pick<SearchablePage, 'kind' | 'method' | 'deprecated'>;
  /** Blocks in the frame of the page, for its Markdown version. */
  readonly frame?: (site: SiteContext) => readonly Block[];
  readonly describe: (site: SiteContext) => readonly Block[];
}

/** Props of the view of a described page. */
export interface DescribedPageProps extends Pick<
  DescribedPage,
  'slug' | 'title' | 'heading' | 'name' | 'parent' | 'description'
> {
  readonly blocks: readonly Block[];
}

/** Renders a described page in all its forms. */
export function toReferencePage(page: DescribedPage): ReferencePage {
  const { slug, title, heading = title, name, parent, description, count, search, frame, describe } = page;
  const above = parent?.title ?? page.breadcrumb;
  return {
    ...(slug !== undefined && { slug }),
    view: 'kinds/DescribedPageView',
    toProps: (site = emptySite): DescribedPageProps => ({
      ...(slug !== undefined && { slug }),
      title,
      heading,
      ...(name !== undefined && { name }),
      ...(parent !== undefined && { parent }),
      ...(description !== undefined && { description }),
      blocks: describe(site),
    }),
    ...(count !== undefined && { catalogue: { title, ...(count !== null && { count }) } }),
    markdownVersion: {
      title: name ?? heading,
      ...(description !== undefined && { description }),
      section: page.section,
      ...(page.isSkippable === true && { isSkippable: true }),
      render: (links, site = emptySite) =>
        toMarkdown(
          {
            title: toFullTitle(heading, site.label),
            ...(frame !== undefined && { frame: frame(site) }),
            blocks: describe(site),
          },
          links,
        ),
    } satisfies MarkdownVersionSource,
    toSearchPage: (site = emptySite) => ({
      ...search,
      title: name ?? heading,
      breadcrumbs: [site.label ?? 'API', ...(above === undefined ? [] : [above])],
      passages: toPassages(describe(site)),
    }),
  };
}
