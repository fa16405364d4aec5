import { describe, expect, it } from 'vitest';
import {
  environment,
  hasIdempotencyKey,
  hasRepeatedNames,
  isHeaderName,
  mapTexts,
  plainText,
  text,
  toConcatenation,
  toHeaderTemplate,
  toHeaderValue,
} from './templates.ts';

const secret = environment('A');

describe('plainText', () => {
  it('returns the text of a template without variable parts, otherwise null', () => {
    expect(plainText([...text('a'), ...text('b')])).toBe('ab');
    expect(plainText([...text('a'), secret])).toBeNull();
    expect(plainText([])).toBe('');
  });
});

describe('toConcatenation', () => {
  const write = (part: Parameters<Parameters<typeof toConcatenation>[2]>[0]) =>
    part.kind === 'text' ? `'${part.text}'` : '$';
  it.each([
    [[...text('a'), ...text('b'), secret], "'ab' + $"],
    [[...text(''), secret, ...text('c')], "$ + 'c'"],
    [[], "''"],
    [text(''), "''"],
  ])('joins %j', (template, want) => expect(toConcatenation(template, ' + ', write)).toBe(want));
});

describe('mapTexts', () => {
  it('keeps variable parts', () =>
    expect(mapTexts([...text('a'), secret], (part) => part.toUpperCase())).toEqual([...text('A'), secret]));
});

describe('isHeaderName', () => {
  it.each([
    ['X-Api_Key.1', true],
    ['a b', false],
    ['a:b', false],
    ['é', false],
    ['', false],
  ])('returns for %j: %s', (name, want) => expect(isHeaderName(name)).toBe(want));
});

describe('toHeaderValue', () => {
  it.each([
    ['"5-3f9a1c"', '"5-3f9a1c"'],
    [' a\r\nX-B: c\0 ', 'a X-B: c'],
    ['é 😀', '%C3%A9 %F0%9F%98%80'],
  ])('converts %j', (value, want) => expect(toHeaderValue(value)).toBe(want));
});

describe('toHeaderTemplate', () => {
  it('ends an empty header with a semicolon', () => {
    expect(plainText(toHeaderTemplate('A', text('b')))).toBe('A: b');
    expect(plainText(toHeaderTemplate('A', text('')))).toBe('A;');
  });
});

describe('hasRepeatedNames', () => {
  it('reports whether a name occurs twice', () => {
    expect(hasRepeatedNames([{ name: 'a' }, { name: 'b' }])).toBe(false);
    expect(hasRepeatedNames([{ name: 'a' }, { name: 'a' }])).toBe(true);
  });
});

describe('hasIdempotencyKey', () => {
  const key = { name: 'Idempotency-Key', value: [{ kind: 'uuid' }] } as const;
  const other = { name: 'A', value: text('b') };
  it.each([
    ['no headers', [], false],
    ['another header', [other], false],
    ['an idempotency key among other headers', [other, key], true],
    ['an idempotency key after a text', [{ ...key, value: [...text('c-'), ...key.value] }], true],
  ])('reports whether there is a key, with %s', (_name, headers, want) =>
    expect(hasIdempotencyKey({ headers })).toBe(want),
  );
});
