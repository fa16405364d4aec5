import { describe, expect, it } from 'vitest';
import type { CatalogueError } from '../../core/pages/modelPages';
import { buildErrorAddresses } from './errorAddresses';
import type { SiteFile } from './writeFiles';

const site = { url: 'https://docs.example', baseUrl: '/base/' };

function pagesOf(text: string | undefined, { favicon }: { readonly favicon?: string } = {}): readonly SiteFile[] {
  const error: CatalogueError = {
    ...{ code: 'trop-tard', title: '"Trop" tard', cause: [], remedy: [], retry: 'no' },
    operations: { rule: 'these', listed: [] },
    ...(text !== undefined && { example: { name: 'a', title: 'a', text, language: 'json', marks: '' } }),
  };
  return buildErrorAddresses([{ status: '409', title: 'Conflit', errors: [error, error] }], { ...site, favicon });
}

const text = '{"type": "https://docs.example/base/erreurs/trop-tard"}';

describe('buildErrorAddresses', () => {
  it('has a page at the type of a problem, which leads to the catalogue', () => {
    expect(pagesOf(text).map(({ path }) => path)).toEqual(['/erreurs/trop-tard.html']);
  });

  it.each([
    { favicon: 'img/logo.svg', href: '/base/img/logo.svg' },
    { favicon: undefined, href: 'data:,' },
  ])('names an icon ($href), for browsers not to ask for one that is not there', ({ favicon, href }) => {
    expect(pagesOf(text, { favicon })[0]?.text).toContain(`<link rel="icon" href="${href}">`);
  });

  it.each([
    { what: 'no example', text: undefined },
    { what: 'no type', text: '{}' },
    { what: 'a type that is no text', text: '{"type": 1}' },
    { what: 'a type elsewhere', text: '{"type": "https://api.example/erreurs/trop-tard"}' },
    { what: 'the type of RFC 9457 for none', text: '{"type": "about:blank"}' },
    { what: 'a type in the catalogue itself', text: '{"type": "https://docs.example/base/api/erreurs#trop-tard"}' },
    { what: 'a type outside of the site', text: '{"type": "https://docs.example/base/../../a"}' },
  ])('has none for $what', ({ text }) => {
    expect(pagesOf(text)).toEqual([]);
  });
});
