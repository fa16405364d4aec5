import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { mediaValue, ownExample } from './media.ts';

const resolve = createResolve({ components: { examples: { E: { value: 0 } } } });

describe('ownExample', () => {
  it.each([
    [{ example: null, examples: { a: { value: 1 } } }, null],
    [{ examples: { a: { externalValue: 'http://a' }, b: { $ref: '#/components/examples/E' } } }, 0],
    [{ schema: { example: 1 } }, undefined],
  ])('returns for %j the example %j', (holder, want) => expect(ownExample(holder, resolve)).toBe(want));
});

describe('mediaValue', () => {
  it('generates a value from the schema if there is no example', () => {
    expect(mediaValue({ schema: { const: 2 } }, resolve)).toBe(2);
    expect(mediaValue({}, resolve)).toBe('texte');
  });

  it('omits read-only members from a generated value', () =>
    expect(mediaValue({ schema: { properties: { id: { readOnly: true }, a: { const: 1 } } } }, resolve)).toEqual({
      a: 1,
    }));

  it('replaces unpaired surrogates', () =>
    expect(mediaValue({ example: { 'a\ud800': ['\udc00', 1] } }, resolve)).toEqual({ 'a\ufffd': ['\ufffd', 1] }));
});
