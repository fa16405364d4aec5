import { describe, expect, it } from 'vitest';
import { SearchError } from '../failure.ts';
import { toIndexUrl, type IndexAddress } from './indexUrl.ts';

const site: IndexAddress = {
  baseUrl: '/',
  versionUrl: null,
  contextId: null,
  hash: null,
  origin: 'https://docs.example',
};

describe('toIndexUrl', () => {
  it.each<readonly [Partial<IndexAddress>, string]>([
    [{}, 'https://docs.example/search-index.json'],
    [{ contextId: 'api' }, 'https://docs.example/search-index-api.json'],
    [{ hash: '0a1b2c3d' }, 'https://docs.example/search-index.json?_=0a1b2c3d'],
    [{ contextId: 'docs', hash: 'ff' }, 'https://docs.example/search-index-docs.json?_=ff'],
    [{ baseUrl: '/site/' }, 'https://docs.example/site/search-index.json'],
    [{ baseUrl: '/site/', contextId: 'blog' }, 'https://docs.example/site/search-index-blog.json'],
    [{ baseUrl: '/site/', versionUrl: '/site/docs/1.0/' }, 'https://docs.example/site/docs/1.0/search-index.json'],
    [{ versionUrl: '/docs/1.0' }, 'https://docs.example/docs/1.0/search-index.json'],
    [{ versionUrl: '/docs/1.0/', contextId: 'docs' }, 'https://docs.example/docs/1.0/search-index-docs.json'],
    [{ origin: 'http://localhost:3000' }, 'http://localhost:3000/search-index.json'],
  ])('for %j returns « %s »', (address, want) => {
    expect(toIndexUrl({ ...site, ...address })).toBe(want);
  });

  it.each([
    ['/autre/docs/', '/site/'],
    ['/', '/site/'],
    ['/site', '/site/'],
    ['docs/1.0/', '/'],
    ['https://docs.example/docs/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])(
    'rejects the version « %s », which does not start with the base URL « %s »',
    { tags: '@each-form-of-version-outside-base' },
    (versionUrl, baseUrl) => {
      expect(() => toIndexUrl({ ...site, baseUrl, versionUrl })).toThrow(
        new SearchError({ code: 'outsideBase', version: versionUrl, base: baseUrl }),
      );
    },
  );

  it.each(['//voleur.example/', '/\\voleur.example/', '//voleur.example:443/a', '/\t/voleur.example/'])(
    'rejects the version « %s », which is on another origin',
    (versionUrl) => {
      expect(() => toIndexUrl({ ...site, versionUrl })).toThrow(
        new SearchError({ code: 'otherOrigin', origin: 'https://voleur.example' }),
      );
    },
  );

  it.each(['//[', '//a:b/', '//%zz/'])('rejects the version « %s », which is not a URL', (versionUrl) => {
    expect(() => toIndexUrl({ ...site, versionUrl })).toThrow(
      new SearchError({ code: 'noAddress', address: `${versionUrl.replace(/\/?$/, '/')}search-index.json` }),
    );
  });
});
