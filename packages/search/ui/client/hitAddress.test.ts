import { describe, expect, it } from 'vitest';
import { highlightParameter } from '@reliure/browser/urls';
import { hitAddress, hitBreadcrumbs } from './hitAddress.ts';

describe('hitAddress', () => {
  it.each<readonly [string, string, readonly string[], string]>([
    ['/api/a', '', [], '/api/a'],
    ['/api/a', '', ['visite'], '/api/a?_highlight=visite'],
    ['/api/a', '', ['une', 'visite'], '/api/a?_highlight=une&_highlight=visite'],
    ['/docs/a', '#détail', [], '/docs/a#détail'],
    ['/docs/a', '#b', ['œdème', 'c&d=e#f'], '/docs/a?_highlight=%C5%93d%C3%A8me&_highlight=c%26d%3De%23f#b'],
    ['/site/docs/a', '', ['x'], '/site/docs/a?_highlight=x'],
    ['/a', '', ['\ud800'], '/a?_highlight=%EF%BF%BD'],
    ['/a', '', ['"><script>'], '/a?_highlight=%22%3E%3Cscript%3E'],
  ])('for %s%s with the words %j returns %s', (url, hash, words, want) => {
    expect(hitAddress({ url }, { hash, words })).toBe(want);
  });

  it('encodes words so that the page reads them unchanged', () => {
    const words = ['numéro', 'a b', 'c+d', '100 %', '&'];
    const { searchParams } = new URL(hitAddress({ url: '/a' }, { hash: '#b', words }), 'https://docs.example');
    expect(searchParams.getAll(highlightParameter)).toEqual(words);
  });
});

describe('hitBreadcrumbs', () => {
  const contexts = [
    { id: 'docs', path: 'docs', label: 'Documentation' },
    { id: 'api', path: 'api', label: 'Référence API', isReference: true },
  ];

  it.each<readonly [string, string, readonly string[], string, readonly string[]]>([
    ['an operation', '/api/a', ['API', 'Visites'], '/', ['Référence API', 'Visites']],
    ['the landing page', '/api', ['API'], '/', ['Référence API']],
    ['a page with the older address', '/docs/api-reference/a', ['Documentation'], '/', ['Référence API']],
    ['an operation below a base URL', '/site/api/a', ['API', 'Visites'], '/site/', ['Référence API', 'Visites']],
    ['an older address below a base URL', '/site/docs/api-reference/a', [], '/site/', ['Référence API']],
    ['a guide', '/docs/a', ['Documentation'], '/', ['Documentation']],
    ['a page with a similar address', '/apiculture', ['Blog'], '/', ['Blog']],
    ['a guide with a similar address', '/docs/api-references', ['Documentation'], '/', ['Documentation']],
    ['a page outside the base URL', '/api/a', ['Blog'], '/site/', ['Blog']],
    ['a blog post on the API', '/blog/api/a', ['Blog'], '/', ['Blog']],
    ['a page without breadcrumbs', '/a', [], '/', []],
  ])('returns the breadcrumbs of %s', { tags: '@api-hits-labelled' }, (_, url, breadcrumbs, baseUrl, want) => {
    expect(hitBreadcrumbs({ url, breadcrumbs }, baseUrl, contexts)).toEqual(want);
  });
});
