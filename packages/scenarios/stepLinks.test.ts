import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { toStepReferences } from './stepLinks.ts';

describe('toStepReferences', () => {
  it.each([
    [[], ''],
    [[3], '3'],
    [[3, 4], '3 et 4'],
    [[3, 4, 5], '3 à 5'],
    [[1, 2, 4, 5, 6, 9], '1, 2, 4 à 6 et 9'],
  ])('links the steps %j', (numbers, want) => {
    const phrases = toStepReferences(numbers).map((phrase) => (typeof phrase === 'string' ? phrase : toString(phrase)));
    expect(phrases.join('')).toBe(want);
  });
});
