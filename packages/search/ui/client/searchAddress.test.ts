import { describe, expect, it } from 'vitest';
import { noFilters, readSearchAddress, writeSearchAddress, type SearchPageState } from './searchAddress.ts';

const empty: SearchPageState = { query: '', filters: noFilters, page: 1, context: null, version: null };

describe('readSearchAddress', () => {
  it.each<readonly [string, Partial<SearchPageState>]>([
    ['', {}],
    ['?q=visite', { query: 'visite' }],
    ['?q=a+b%26c&ctx=api&version=/docs/1.0/', { query: 'a b&c', context: 'api', version: '/docs/1.0/' }],
    ['?kind=field&method=GET&group=Visites', { filters: { kind: 'field', method: 'GET', group: 'Visites' } }],
    ['?page=3', { page: 3 }],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1.5', {}],
    ['?page=1e9', {}],
    ['?page=__proto__', {}],
    ['?q=visite&ctx=&version=&kind=&method=&group=&page=', { query: 'visite' }],
    ['?q=%E0%A4%A', { query: '\ufffd%A' }],
  ])('reads « %s » as %j', (search, want) => {
    expect(readSearchAddress(search)).toEqual({ ...empty, ...want });
  });
});

describe('writeSearchAddress', () => {
  it.each<readonly [Partial<SearchPageState>, string]>([
    [{}, '?'],
    [{ query: 'une visite' }, '?q=une+visite'],
    [{ query: 'a', page: 1 }, '?q=a'],
    [{ query: 'a', page: 2, context: 'blog' }, '?q=a&ctx=blog&page=2'],
    [
      { query: '"><b>&', filters: { kind: 'field', method: 'GET', group: 'É' } },
      '?q=%22%3E%3Cb%3E%26&kind=field&method=GET&group=%C3%89',
    ],
  ])('writes %j as « %s »', (state, want) => {
    expect(writeSearchAddress({ ...empty, ...state })).toBe(want);
  });

  it('writes an address that it has read unchanged', () => {
    const address = '?q=visite&ctx=api&version=%2Fdocs%2F1.0%2F&kind=operation&method=POST&group=Tiers&page=4';
    expect(writeSearchAddress(readSearchAddress(address))).toBe(address);
  });
});
