import type { GuideKind } from '@reliure/guides/node';
import { emptyReference, toPages, toSiteContext } from '@reliure/reference';
import type { SearchablePage } from '@reliure/page';
import type { LoadedReference } from '@reliure/reference';
import { referencePath, toSitePath } from '@reliure/richtext';
import { texts } from '../texts.ts';
import { toGuidePages, type SearchableGuide } from './guidePages.ts';

/** A page written by hand; its breadcrumbs are derived from its kind. */
export interface WrittenPage extends Omit<SearchableGuide, 'breadcrumbs'> {
  readonly kind: GuideKind;
}

/**
 * Returns all searchable pages, from the content that the other plugins loaded; their URLs include the base URL.
 *
 * @param references The main reference first.
 * @param hasFiles Whether the site has files for machines.
 */
export function toSearchablePages(
  references: readonly LoadedReference[],
  guides: readonly WrittenPage[],
  baseUrl: string,
  hasFiles = true,
): readonly SearchablePage[] {
  const { breadcrumbs } = texts();
  const [reference, ...others] = references;
  const pages = [
    ...references.flatMap((one) => toReferencePages(one, guides, hasFiles)),
    ...toGuidePages(
      guides.map((guide) => ({ ...guide, breadcrumbs: breadcrumbs[guide.kind] })),
      reference ?? emptyReference,
      reference?.scenarios ?? [],
      reference?.changelog ?? { releases: [], feeds: [] },
      new Map(others.map((other) => [other.id, { ...other, reference: other }])),
    ),
  ];
  return pages.map((page) => ({ ...page, url: baseUrl + page.url.slice(1) }));
}

function toReferencePages(
  reference: LoadedReference,
  guides: readonly WrittenPage[],
  hasFiles: boolean,
): readonly SearchablePage[] {
  const site = toSiteContext(reference, guides, hasFiles);
  return toPages(reference).map(({ slug, toSearchPage }) => ({
    ...toSearchPage(site),
    url: toSitePath(referencePath(slug), reference.basePath),
  }));
}
