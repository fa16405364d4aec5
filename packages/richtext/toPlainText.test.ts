import { describe, expect, it } from 'vitest';
import { toPlainText } from './toPlainText.ts';
import { toRichText } from './toRichText.ts';

describe('toPlainText', () => {
  it.each([
    ['**a** `b` [c](/d)', 'a b c'],
    ['# a\n\nb', 'a\nb'],
    ['- a\n- b', 'a\nb'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b\nc d'],
    ['> a\n\n---', 'a'],
    ['```\na\n```', 'a'],
    ['a  \nb', 'a b'],
  ])('returns the words of %j', (given, want) => expect(toPlainText(toRichText(given))).toBe(want));
});
