import type { Hit } from '@site/core/search/engine';
import type { SearchDocument } from '@site/core/search/types';

/** Name of the repeated parameter that carries the terms to mark on the page. */
export const highlightParameter = '_highlight';

/** The address of a hit, with the words to mark on its page. */
export function hitAddress({ document }: Hit, words: readonly string[]): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${document.u}${words.length > 0 ? `?${parameters}` : ''}${document.h ?? ''}`;
}

/** Titles of what stands above a hit; the reference has a label of its own. */
export function hitBreadcrumbs({ document, page }: Hit, baseUrl: string): readonly string[] {
  const isReference = ['api', 'docs/api-reference'].some((path) => isBelow(page, `${baseUrl}${path}`));
  const above = isReference ? ['Référence API', ...(page.b ?? []).slice(1)] : (page.b ?? []);
  return document === page ? above : [...above, page.t];
}

function isBelow({ u }: SearchDocument, path: string): boolean {
  return u === path || u.startsWith(`${path}/`);
}
