import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../document/json.ts';
import { operationSlugs } from './operationSlugs.ts';
import { isSlug } from './slug.ts';

describe('operationSlugs', () => {
  const slugsOf = (...operations: readonly JsonObject[]) =>
    operationSlugs(
      operations.map((operation) => ({ operation, method: 'get', path: '/visites/{id}' })),
      new Set(['erreurs', 'listes', 'schemas']),
    );

  it.each([
    ['uses the frozen slug as it is', { 'x-slug': 'lire', summary: 'Autre' }, 'lire'],
    ['skips a frozen slug that is not a string', { 'x-slug': 3, summary: 'Lire' }, 'lire'],
    ['uses the summary', { summary: 'Lire la visite', operationId: 'getVisit' }, 'lire-la-visite'],
    ['leaves out the addresses of links', { summary: 'Lire [la visite](/docs/visite)' }, 'lire-la-visite'],
    ['uses the operationId, split into words', { operationId: 'getVisitNotes2List' }, 'get-visit-notes2-list'],
    ['uses the method and path', {}, 'get-visites-id'],
    [
      'skips a summary in a script that slugs cannot contain',
      { summary: '获取访问', operationId: 'getVisit' },
      'get-visit',
    ],
    ['skips a summary that would be kept only in part', { summary: 'Visite 访问' }, 'get-visites-id'],
    ['skips a summary without letters', { summary: '…' }, 'get-visites-id'],
  ])('%s', (_fact, operation, want) => expect(slugsOf(operation)).toEqual([want]));

  it.each([
    [
      'uses the next name for the second of two operations',
      [{ summary: 'Lire' }, { summary: 'lire !', operationId: 'getVisit' }],
      ['lire', 'get-visit'],
    ],
    [
      'uses the method and path if all names are used',
      [{ summary: 'Lire' }, { summary: 'Lire' }],
      ['lire', 'get-visites-id'],
    ],
    [
      'adds a number if the method and path are used too',
      [{}, {}, { summary: 'Get visites id 2' }, {}],
      ['get-visites-id', 'get-visites-id-2', 'get-visites-id-3', 'get-visites-id-4'],
    ],
    [
      'does not reuse a frozen slug for another operation',
      [{ summary: 'Lire' }, { 'x-slug': 'lire' }],
      ['get-visites-id', 'lire'],
    ],
    [
      'does not use reserved slugs',
      [{ summary: 'Erreurs', operationId: 'listes' }, { summary: 'Schemas' }],
      ['get-visites-id', 'get-visites-id-2'],
    ],
    [
      'does not use a name that servers or Windows treat specially',
      [{ summary: 'Index', operationId: '404' }, { summary: 'Con', operationId: 'getCon' }, { summary: 'LPT1' }],
      ['get-visites-id', 'get-con', 'get-visites-id-2'],
    ],
    [
      'keeps two long summaries apart that only differ at their ends',
      [{ summary: `${'lire '.repeat(60)}un` }, { summary: `${'lire '.repeat(60)}deux` }],
      [`${'lire-'.repeat(14)}1anggt2`, `${'lire-'.repeat(14)}1eta6mz`],
    ],
    ['keeps a frozen slug that is reserved', [{ 'x-slug': 'schemas' }], ['schemas']],
    ['keeps duplicate frozen slugs', [{ 'x-slug': 'lire' }, { 'x-slug': 'lire' }], ['lire', 'lire']],
  ])('%s', (_fact, operations, want) => expect(slugsOf(...operations)).toEqual(want));

  it('gives paths in other scripts distinct slugs', () => {
    const slugs = operationSlugs(
      ['/访问', '/患者', '/مرحبا', '/Привет'].map((path) => ({ operation: {}, method: 'get', path })),
      new Set(),
    );
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.every(isSlug)).toBe(true);
  });
});
