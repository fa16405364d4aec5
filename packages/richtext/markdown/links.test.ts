import { describe, expect, it } from 'vitest';
import { createLinks, extractPath, markdownVersionPath } from './links.ts';

const links = createLinks(
  { url: 'https://site.example', baseUrl: '/doc/', markdownVersions: new Set(['/api', '/api/lire', '/docs/intro']) },
  '/api/lire',
);

describe('createLinks', () => {
  it.each([
    ['/api/lire', 'https://site.example/doc/api/lire.md'],
    ['reference:/lire#corps', 'https://site.example/doc/api/lire.md#corps'],
    ['reference:/', 'https://site.example/doc/api.md'],
    ['/api#livres', 'https://site.example/doc/api.md#livres'],
    ['/docs/intro?a=1#b', 'https://site.example/doc/docs/intro?a=1#b'],
    ['/img/a.svg', 'https://site.example/doc/img/a.svg'],
    ['/', 'https://site.example/doc/'],
    ['#champ', 'https://site.example/doc/api/lire#champ'],
    ['https://a.example/api', 'https://a.example/api'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('links %s to %s', (url, want) => expect(links.toUrl(url)).toBe(want));

  it.each([
    ['/api/lire', false],
    ['/api/lire#a', false],
    ['/api/absente', true],
    ['reference:/absente', true],
    ['/docs/absente', false],
    ['https://a.example/api/absente', false],
  ])('decides whether %s is missing from the reference: %j', (url, want) => expect(links.isMissing(url)).toBe(want));
});

describe('markdownVersionPath', () => {
  it.each([
    ['/api/lire', '/api/lire.md'],
    ['/api', '/api.md'],
    ['/docs/', '/docs/index.md'],
  ])('for %s returns %s', (path, want) => expect(markdownVersionPath(path)).toBe(want));
});

describe('extractPath', () => {
  it('returns an address next to the page', () => expect(extractPath('lire')).toBe('reference:/lire.openapi.json'));
});
