import { describe, expect, it } from 'vitest';
import { toCode } from './codeQuery';

describe('toCode', () => {
  it.each([
    ['visite-validee', 'visite-validee'],
    [' VISITE_VALIDEE ', 'visite-validee'],
    ['visite.validée', 'visite-validee'],
    ['409 visite-validee', 'visite-validee'],
    ['ERR-42_b', 'err-42-b'],
    ['412', '412'],
    ['PATCH 412', '412'],
    ['erreur HTTP 503', '503'],
    ['409 delete', '409'],
  ])('reads « %s » as %s', (query, want) => expect(toCode(query)).toBe(want));

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
  ])('reads « %s » as words', (query) => expect(toCode(query)).toBeNull());
});
