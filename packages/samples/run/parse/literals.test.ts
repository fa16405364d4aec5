import { describe, expect, it } from 'vitest';
import { readDartLiteral, readSwiftLiteral } from './literals.ts';

describe('readSwiftLiteral', () => {
  it.each([
    ['""', [''], []],
    [String.raw`"a\n\"\\\u{1f600}\0"`, ['a\n"\\😀\0'], []],
    [String.raw`"a\(b)c\(d["e"])"`, ['a', 'c', ''], ['b', 'd["e"]']],
    ['"""\n    a\n      "b"\n    """', ['a\n  "b"'], []],
    ['"""\n  \\\\(a)\n  """', ['\\(a)'], []],
  ])('reads %s', (source, fixed, code) => expect(readSwiftLiteral(source)).toEqual({ fixed, code }));

  it.each([
    ['"a"b"'],
    ['"a\nb"'],
    [String.raw`"\$"`],
    [String.raw`"\s"`],
    ['"""\n    a\n  b\n    """'],
    ['"""a\n"""'],
    ['"""\n a\n"""\n """'],
    ['"a'],
  ])('rejects %s', (source) => expect(() => readSwiftLiteral(source)).toThrow());
});

describe('readDartLiteral', () => {
  it.each([
    ["''", [''], []],
    [String.raw`'a\n\'\\\u{1f600}\u0000\x41\$b'`, ["a\n'\\😀\0A$b"], []],
    [`"it's"`, ["it's"], []],
    ["'a$b.c${d['e']}'", ['a', '.c', ''], ['b', "d['e']"]],
  ])('reads %s', (source, fixed, code) => expect(readDartLiteral(source)).toEqual({ fixed, code }));

  it.each([["'a'b'"], ["'a\nb'"], ["'$'"], ["'$1'"], [String.raw`'\s'`], ['a']])('rejects %s', (source) =>
    expect(() => readDartLiteral(source)).toThrow(),
  );
});
