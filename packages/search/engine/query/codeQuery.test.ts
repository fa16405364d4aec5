import { describe, expect, it } from 'vitest';
import { toCodeOfQuery, toCodeOfWords } from './codeQuery';

describe('toCodeOfQuery', () => {
  it.each([
    ['visite-validee', 'visite-validee'],
    [' VISITE_VALIDEE ', 'visite-validee'],
    ['visite.validée', 'visite-validee'],
    ['409 visite-validee', 'visite-validee'],
    ['ERR-42_b', 'err-42-b'],
    ['erreur visite-validee', 'visite-validee'],
    ['état a_confirmer', 'a-confirmer'],
    ['412', '412'],
    ['PATCH 412', '412'],
    ['erreur HTTP 503', '503'],
    ['409 delete', '409'],
  ])('reads « %s » as %s', (query, want) => expect(toCodeOfQuery(query)).toBe(want));

  it.each([
    '',
    'doublon',
    'visite validée',
    '200',
    '4120',
    'article 412',
    '409 doublon',
    'visite-',
    '-',
    'a/b-c',
    'lot-rappele de qui',
    '\ud800-a',
  ])('returns null for « %s »', (query) => expect(toCodeOfQuery(query)).toBeNull());
});

describe('toCodeOfWords', () => {
  it.each([
    ['transition interdite', 'transition-interdite'],
    ['409 Visite  validée', 'visite-validee'],
    ['grille périmée 409', 'grille-perimee'],
  ])('reads « %s » as %s', (query, want) => expect(toCodeOfWords(query)).toBe(want));

  it.each(['', 'doublon', '409', 'l’erreur 409 visite', 'visite 409 validée', 'v1 ou v2'])(
    'returns null for « %s »',
    (query) => expect(toCodeOfWords(query)).toBeNull(),
  );
});
