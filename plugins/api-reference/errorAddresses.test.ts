import { describe, expect, it } from 'vitest';
import type { CatalogueError } from '../../core/pages/modelPages';
import { buildErrorAddresses } from './errorAddresses';

const site = { url: 'https://docs.example', baseUrl: '/base/' };

function addressesOf(text: string | undefined): readonly string[] {
  const error: CatalogueError = {
    ...{ code: 'trop-tard', title: '"Trop" tard', cause: [], remedy: [], retry: 'no' },
    operations: { rule: 'these', listed: [] },
    ...(text !== undefined && { example: { name: 'a', title: 'a', text, language: 'json', marks: '' } }),
  };
  return buildErrorAddresses([{ status: '409', title: 'Conflit', errors: [error, error] }], site).map(
    ({ path }) => path,
  );
}

describe('buildErrorAddresses', () => {
  it('has a page at the type of a problem, which leads to the catalogue', () => {
    const text = '{"type": "https://docs.example/base/erreurs/trop-tard"}';
    expect(addressesOf(text)).toEqual(['/erreurs/trop-tard.html']);
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
    expect(addressesOf(text)).toEqual([]);
  });
});
