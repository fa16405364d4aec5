import { describe, expect, it } from 'vitest';
import type { Hit } from '@site/core/search/engine';
import type { SearchDocument } from '@site/core/search/types';
import { highlightParameter, hitAddress, hitBreadcrumbs } from './hitAddress';

function pageHit(u: string, b?: readonly string[]): Hit {
  const page: SearchDocument = { i: 0, t: 'Titre', u, ...(b !== undefined && { b }) };
  return { document: page, page, terms: [] };
}

function placeHit(u: string, h: string | undefined, b: readonly string[]): Hit {
  const { page } = pageHit(u, b);
  return { document: { i: 1, t: 'Texte', u, p: 0, s: 'Section', ...(h !== undefined && { h }) }, page, terms: [] };
}

describe('hitAddress', () => {
  it.each<readonly [Hit, readonly string[], string]>([
    [pageHit('/api/a'), [], '/api/a'],
    [pageHit('/api/a'), ['visite'], '/api/a?_highlight=visite'],
    [pageHit('/api/a'), ['une', 'visite'], '/api/a?_highlight=une&_highlight=visite'],
    [placeHit('/docs/a', '#détail', []), [], '/docs/a#détail'],
    [
      placeHit('/docs/a', '#b', []),
      ['œdème', 'c&d=e#f'],
      '/docs/a?_highlight=%C5%93d%C3%A8me&_highlight=c%26d%3De%23f#b',
    ],
    [placeHit('/site/docs/a', undefined, []), ['x'], '/site/docs/a?_highlight=x'],
    [pageHit('/a'), ['\ud800'], '/a?_highlight=%EF%BF%BD'],
    [pageHit('/a'), ['"><script>'], '/a?_highlight=%22%3E%3Cscript%3E'],
  ])('of %j with the words %j is %s', (hit, words, want) => {
    expect(hitAddress(hit, words)).toBe(want);
  });

  it('carries words that a page reads again as they were', () => {
    const words = ['numéro', 'a b', 'c+d', '100 %', '&'];
    const { searchParams } = new URL(hitAddress(placeHit('/a', '#b', []), words), 'https://docs.example');
    expect(searchParams.getAll(highlightParameter)).toEqual(words);
  });
});

describe('hitBreadcrumbs', () => {
  it.each<readonly [string, Hit, string, readonly string[]]>([
    ['an operation', pageHit('/api/a', ['API', 'Visites']), '/', ['Référence API', 'Visites']],
    ['a field of one', placeHit('/api/a', '#b', ['API', 'Visites']), '/', ['Référence API', 'Visites', 'Titre']],
    ['the landing page', pageHit('/api', ['API']), '/', ['Référence API']],
    ['a page of the older address', pageHit('/docs/api-reference/a', ['Documentation']), '/', ['Référence API']],
    [
      'an operation below a base URL',
      pageHit('/site/api/a', ['API', 'Visites']),
      '/site/',
      ['Référence API', 'Visites'],
    ],
    ['an older address below a base URL', pageHit('/site/docs/api-reference/a', []), '/site/', ['Référence API']],
    ['a guide', pageHit('/docs/a', ['Documentation']), '/', ['Documentation']],
    ['a section of one', placeHit('/docs/a', '#b', ['Documentation']), '/', ['Documentation', 'Titre']],
    ['a page that is named nearly so', pageHit('/apiculture', ['Blog']), '/', ['Blog']],
    ['a guide that is named nearly so', pageHit('/docs/api-references', ['Documentation']), '/', ['Documentation']],
    ['what a base URL hides', pageHit('/api/a', ['Blog']), '/site/', ['Blog']],
    ['a blog post on the API', pageHit('/blog/api/a', ['Blog']), '/', ['Blog']],
    ['a page without breadcrumbs', pageHit('/a'), '/', []],
  ])('names what stands above %s', (_, hit, baseUrl, want) => {
    expect(hitBreadcrumbs(hit, baseUrl)).toEqual(want);
  });
});
