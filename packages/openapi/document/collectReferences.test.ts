import { describe, expect, it } from 'vitest';
import { collectAnchors, collectReferences, collectSecurity } from './collectReferences.ts';

describe('collectReferences', () => {
  it.each<readonly [name: string, part: unknown, want: readonly string[]]>([
    ['`$ref`', { a: [{ $ref: '#/a' }] }, ['#/a']],
    ['`$dynamicRef`', { $dynamicRef: '#noeud' }, ['#noeud']],
    ['the same target only once', { a: { $ref: '#/a' }, b: { $ref: '#/a' } }, ['#/a']],
    [
      'the mapping of a discriminator by pointer and by name',
      { discriminator: { mapping: { chat: '#/components/schemas/Chat', chien: 'Chien', loup: 'a/b' } } },
      ['#/components/schemas/Chat', '#/components/schemas/Chien', '#/components/schemas/a~1b'],
    ],
    ['nothing outside a discriminator', { mapping: { chat: 'Chat' } }, []],
    ['nothing in another document', { $ref: 'b.yaml', items: { $dynamicRef: 'b.yaml#noeud' } }, []],
  ])('returns %s', (_name, part, want) => {
    expect(collectReferences(part)).toEqual(want);
  });
});

describe('collectAnchors', () => {
  it('returns static and dynamic anchors as fragments', () => {
    const found = collectAnchors({ $anchor: 'a', items: { $dynamicAnchor: 'b' }, not: { $anchor: 1 } });
    expect([...found].sort()).toEqual(['#a', '#b']);
  });
});

describe('collectSecurity', () => {
  const byDefault = [{ cle: [] }];

  it('returns the schemes of all alternatives, and the default ones for an operation without security', () => {
    const item = { get: {}, post: { security: [{ oauth2: ['a'], 'a/b': [] }, { jeton: [] }] }, put: { security: [] } };
    expect(collectSecurity(item, byDefault)).toEqual([
      '#/components/securitySchemes/cle',
      '#/components/securitySchemes/oauth2',
      '#/components/securitySchemes/a~1b',
      '#/components/securitySchemes/jeton',
    ]);
    expect(collectSecurity({ get: {} }, undefined)).toEqual([]);
  });

  it('includes those of callbacks', () => {
    const callbacks = { fait: { '{$url}': { post: { security: [{ rappel: [] }] } }, 'x-note': 'a' } };
    expect(collectSecurity({ get: { security: [], callbacks } }, byDefault)).toEqual([
      '#/components/securitySchemes/rappel',
    ]);
  });
});
