import { describe, expect, it } from 'vitest';
import { createMatcher } from './matching.ts';
import type { Alternative } from './query.ts';

/** For each word, the passages that contain it: an odd number means the name of its half. */
const postings = [[1, 2], [0, 3, 4], [5], [1]];
const match = createMatcher(3, { listOf: (word) => postings[word] ?? [] });

function alternative(weight: number, ...words: readonly Readonly<Record<number, number>>[]): Alternative {
  return {
    weight,
    isForNames: false,
    words: words.map((word) => new Map(Object.entries(word).map(([id, quality]) => [Number(id), quality]))),
  };
}

describe('createMatcher', () => {
  it.each<readonly [string, readonly Alternative[], readonly number[], readonly number[], readonly number[]]>([
    ['a word', [alternative(0.5, { 0: 1 })], [0, 1], [0.5, 0, 0], [0.5, 0.5, 0]],
    ['a word in names', [{ ...alternative(0.5, { 0: 1 }), isForNames: true }], [0], [0.5, 0, 0], [0.5, 0, 0]],
    ['two words', [alternative(0.5, { 0: 1 }, { 1: 0.5 })], [0, 1], [0, 0, 0], [0.25, 0.25, 0]],
    ['two words of a name', [alternative(1, { 0: 1 }, { 3: 0.5 })], [0], [0.5, 0, 0], [0.5, 0, 0]],
    ['the best meaning', [alternative(1, { 0: 0.5, 3: 0.75 }, { 0: 1 })], [0, 1], [0.75, 0, 0], [0.75, 0.5, 0]],
    [
      'the best alternative',
      [alternative(1, { 1: 0.5 }), alternative(0.75, { 0: 1 }), alternative(0.25, { 0: 1, 1: 1 })],
      [0, 1, 2],
      [0.75, 0.5, 0],
      [0.75, 0.75, 0.5],
    ],
    ['an alternative without words', [alternative(1)], [], [0, 0, 0], [0, 0, 0]],
    ['no alternative', [], [], [0, 0, 0], [0, 0, 0]],
  ])('matches passages by %s', (_, alternatives, passages, inName, anywhere) => {
    expect(match([{ text: '', alternatives, source: 'typed' }])).toEqual([
      { passages, inName: Float32Array.from(inName), anywhere: Float32Array.from(anywhere) },
    ]);
  });
});
