import { highlightParameter } from '@reliure/browser/urls';
import type { Language } from '@reliure/language';
import { referenceLabel, referencePath } from '@reliure/richtext';
import type { Hit, HitPassage } from '../../engine/hits.ts';

/** Returns the URL of a passage on a hit’s page, with the words to highlight there. */
export function hitAddress({ url }: Pick<Hit, 'url'>, { hash, words }: Pick<HitPassage, 'hash' | 'words'>): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${url}${words.length > 0 ? `?${parameters}` : ''}${hash}`;
}

/** Returns the titles of the pages above a hit; the reference, also at its older address, has a label of its own. */
export function hitBreadcrumbs(
  { url, breadcrumbs }: Pick<Hit, 'url' | 'breadcrumbs'>,
  baseUrl: string,
  language: Language,
): readonly string[] {
  const isReference = [referencePath(), '/docs/api-reference'].some((path) => isBelow(url, baseUrl + path.slice(1)));
  return isReference ? [referenceLabel(language), ...breadcrumbs.slice(1)] : breadcrumbs;
}

function isBelow(url: string, path: string): boolean {
  return url === path || url.startsWith(`${path}/`);
}
