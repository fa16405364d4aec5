import { describe, expect, it } from 'vitest';
import { buildFolderRedirects } from './folderRedirects.ts';

const site = { title: 'Documentation', baseUrl: '/base/' };

function redirectsOf(pages: readonly string[]): readonly (readonly [string, string | undefined])[] {
  return buildFolderRedirects(pages, site).map(([path, page]) => [path, /url=([^"]*)/.exec(String(page))?.[1]]);
}

describe('buildFolderRedirects', () => {
  it.each<[what: string, pages: readonly string[], want: readonly (readonly [string, string])[]]>([
    ['an overview', ['/docs/a/b', '/docs/a/overview'], [['/docs/a.html', '/base/docs/a/overview']]],
    ['an introduction', ['/docs/intro', '/docs/b'], [['/docs.html', '/base/docs/intro']]],
    ['both', ['/docs/intro', '/docs/overview'], [['/docs.html', '/base/docs/overview']]],
    ['a page of its own', ['/docs', '/docs/intro'], []],
    ['other pages only', ['/blog/a', '/', '/search'], []],
  ])('leads from a folder with %s', (_, pages, want) => {
    expect(redirectsOf(pages)).toEqual(want);
  });
});
