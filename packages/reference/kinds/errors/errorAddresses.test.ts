import { describe, expect, it } from 'vitest';
import type { CatalogueError } from './model.ts';
import { buildErrorAddresses } from './errorAddresses.ts';
import type { SiteFile } from '@reliure/docusaurus/node';

const site = { url: 'https://docs.example', baseUrl: '/base/', basePath: '/api' };

function toError(code: string, text: string | undefined): CatalogueError {
  return {
    ...{ code, title: '"Trop" tard', cause: [], remedy: [], retry: 'no' },
    operations: { rule: 'these', listed: [] },
    ...(text !== undefined && { example: { name: 'a', title: 'a', text, language: 'json', marks: '' } }),
  };
}

const toGroups = (...errors: readonly CatalogueError[]) => [{ status: '409', title: 'Conflit', errors }];

function pagesOf(text: string | undefined, { favicon }: { readonly favicon?: string } = {}): readonly SiteFile[] {
  return buildErrorAddresses(toGroups(toError('trop-tard', text)), { ...site, favicon }, []).files;
}

const text = '{"type": "https://docs.example/base/erreurs/trop-tard"}';

describe('buildErrorAddresses', () => {
  it('builds a page at the address of a problem type', () => {
    expect(pagesOf(text).map(([path]) => path)).toEqual(['/erreurs/trop-tard.html']);
  });

  it.each([
    { favicon: 'img/logo.svg', href: '/base/img/logo.svg' },
    { favicon: undefined, href: 'data:,' },
  ])('sets the icon to $href, so that browsers do not request /favicon.ico', ({ favicon, href }) => {
    expect(pagesOf(text, { favicon })[0]?.[1]).toContain(`<link rel="icon" href="${href}">`);
  });

  it.each([
    { what: 'no example', text: undefined },
    { what: 'no type', text: '{}' },
    { what: 'a type that is not a string', text: '{"type": 1}' },
    { what: 'a type on another host', text: '{"type": "https://api.example/erreurs/trop-tard"}' },
    { what: 'the default type of RFC 9457', text: '{"type": "about:blank"}' },
    {
      what: 'a type that is an anchor of the catalogue',
      text: '{"type": "https://docs.example/base/api/erreurs#trop-tard"}',
    },
    { what: 'a type outside the site’s path', text: '{"type": "https://docs.example/base/../../a"}' },
  ])('builds no page for $what', ({ text }) => {
    expect(pagesOf(text)).toEqual([]);
  });

  it.each(['/base/erreurs/trop-tard', '/base/erreurs/trop-tard/'])(
    'warns instead of overwriting the page %s',
    (page) => {
      expect(buildErrorAddresses(toGroups(toError('trop-tard', text)), site, ['/base/', page])).toEqual({
        files: [],
        warnings: [
          'The type https://docs.example/base/erreurs/trop-tard in the example of "trop-tard" is the address of another page of this site. Use a different address, or that of the error: https://docs.example/base/api/erreurs/trop-tard.',
        ],
      });
    },
  );

  it('redirects to the first of several errors with the same type', () => {
    const groups = toGroups(toError('trop-tard', text), toError('trop-tot', text));
    const { files } = buildErrorAddresses(groups, site, []);
    expect(files.map(([path, page]) => [path, /url=([^"]*)/.exec(String(page))?.[1]])).toEqual([
      ['/erreurs/trop-tard.html', '/base/api/erreurs/trop-tard'],
    ]);
  });
});
