import { highlightParameter } from '@reliure/browser/urls';
import type { Hit, HitPassage } from '../../engine/hits.ts';
import type { SearchContext } from '../../plugin/options.ts';

/** Returns the URL of a passage on a hit’s page, with the words to highlight there. */
export function hitAddress({ url }: Pick<Hit, 'url'>, { hash, words }: Pick<HitPassage, 'hash' | 'words'>): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${url}${words.length > 0 ? `?${parameters}` : ''}${hash}`;
}

/** Path of the reference in an older index. */
const olderPath = 'docs/api-reference';

/** Returns the titles of the pages above a hit. Those of a reference, also at its older address, begin with its label. */
export function hitBreadcrumbs(
  { url, breadcrumbs }: Pick<Hit, 'url' | 'breadcrumbs'>,
  baseUrl: string,
  contexts: readonly SearchContext[],
): readonly string[] {
  const references = contexts.filter(({ isReference }) => isReference === true);
  const isWithin = (path: string) => isBelow(url, baseUrl + path);
  const reference = references.find(({ path }) => isWithin(path)) ?? (isWithin(olderPath) ? references[0] : undefined);
  return reference === undefined ? breadcrumbs : [reference.label, ...breadcrumbs.slice(1)];
}

function isBelow(url: string, path: string): boolean {
  return url === path || url.startsWith(`${path}/`);
}
