import { texts } from '../texts.ts';
import { toGuidePages, type SearchableGuide } from './guidePages.ts';
import type { GuideKind } from '@reliure/guides/node';
import { emptyReference, toPages, toSiteContext } from '@reliure/reference';
import type { SearchablePage } from '@reliure/page';
import type { LoadedReference } from '@reliure/reference';
import { referencePath, toSitePath } from '@reliure/richtext';

/** A page written by hand; its breadcrumbs are derived from its kind. */
export interface WrittenPage extends Omit<SearchableGuide, 'breadcrumbs'> {
  readonly kind: GuideKind;
}

/** Returns all searchable pages, from the content that the other plugins loaded; their URLs include the base URL. */
export function toSearchablePages(
  reference: LoadedReference | undefined,
  guides: readonly WrittenPage[],
  baseUrl: string,
): readonly SearchablePage[] {
  const { breadcrumbs } = texts();
  const site = reference === undefined ? undefined : toSiteContext(reference, guides);
  const referencePages =
    reference === undefined
      ? []
      : toPages(reference).map(({ slug, toSearchPage }) => ({
          ...toSearchPage(site),
          url: toSitePath(referencePath(slug), reference.basePath),
        }));
  const pages = [
    ...referencePages,
    ...toGuidePages(
      guides.map((guide) => ({ ...guide, breadcrumbs: breadcrumbs[guide.kind] })),
      reference ?? emptyReference,
      reference?.scenarios ?? [],
      reference?.changelog ?? { releases: [], feeds: [] },
    ),
  ];
  return pages.map((page) => ({ ...page, url: baseUrl + page.url.slice(1) }));
}
