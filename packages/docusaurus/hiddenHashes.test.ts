import { describe, expect, it } from 'vitest';
import { hideHashes, showHashes } from './hiddenHashes';

const known = new Set(['1a2b3c4d', '00000001', 'ffffffff']);

describe('hideHashes', () => {
  it.each([
    ['each hash by its place', '{7:"ffffffff",9:"1a2b3c4d"}', '{7:"00000000",9:"00000001"}', ['ffffffff', '1a2b3c4d']],
    ['one that comes twice once', '"1a2b3c4d"+"1a2b3c4d"', '"00000000"+"00000000"', ['1a2b3c4d']],
    ['one that has digits only', '"1a2b3c4d"+"00000001"', '"00000000"+"00000001"', ['1a2b3c4d', '00000001']],
    ['nothing else', '{abad1dea:"deadbeef"}', '{abad1dea:"deadbeef"}', []],
  ])('numbers %s', (_what, script, want, hashes) =>
    expect(hideHashes(script, known)).toEqual({ script: want, hashes }),
  );
});

describe('showHashes', () => {
  it.each([
    '{7:"ffffffff",9:"1a2b3c4d"}',
    '"00000001"+"1a2b3c4d"+"00000001"',
    '"12345678"+"deadbeef"',
    '"0"+"1a2b3c4d"',
    'a()',
  ])('undoes it in %s', (script) => expect(showHashes(hideHashes(script, known))).toBe(script));
});
