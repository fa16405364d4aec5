import { toGuidePages } from '../../core/search/guidePages';
import { toReferencePages } from '../../core/search/referencePages';
import type { SearchablePage } from '../../core/search/types';
import type { LoadedReference } from '../api-reference/loadedReference';
import type { CollectedGuide, GuideKind } from '../collectGuides';

const breadcrumbs: Readonly<Record<GuideKind, readonly string[]>> = {
  guide: ['Documentation'],
  blog: ['Blog'],
  page: [],
};

/** Everything that can be searched, from the content that the other plugins loaded; addresses include the base URL. */
export function toSearchablePages(
  reference: LoadedReference | undefined,
  guides: readonly CollectedGuide[],
  baseUrl: string,
): readonly SearchablePage[] {
  const pages = [
    ...(reference === undefined ? [] : toReferencePages(reference)),
    ...toGuidePages(
      guides.map((guide) => ({ ...guide, breadcrumbs: breadcrumbs[guide.kind] })),
      reference?.lifecycles ?? [],
      reference?.scenarios ?? [],
      reference?.changelog ?? { releases: [], feeds: [] },
    ),
  ];
  return pages.map((page) => ({ ...page, url: baseUrl + page.url.slice(1) }));
}
