import { describe, expect, it } from 'vitest';
import { toShortTitle } from './shortTitle.ts';

describe('toShortTitle', () => {
  it.each([
    ['Lire une visite', undefined],
    ['a'.repeat(80), undefined],
    [`Lists orders. Requires the scope of ${'x'.repeat(80)}`, 'Lists orders'],
    [`Uses version 1.2 of ${'a b '.repeat(30)}`, `Uses version 1.2 of ${'a b '.repeat(14)}a b…`],
    ['lire '.repeat(30), `${'lire '.repeat(16).trim()}…`],
    ['a'.repeat(90), `${'a'.repeat(79)}…`],
    ['访问'.repeat(50), `${'访问'.repeat(39)}访…`],
    [`獲取訪問。${'访问'.repeat(50)}`, '獲取訪問'],
    ['🚀'.repeat(100), `${'🚀'.repeat(79)}…`],
  ])('for %j returns %j', (given, want) => expect(toShortTitle(given)).toBe(want));
});
