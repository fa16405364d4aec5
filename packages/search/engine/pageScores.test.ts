import { describe, expect, it } from 'vitest';
import { createPageScores } from './pageScores.ts';

describe('createPageScores', () => {
  it('adds up the best matches of each concept, weighted by its shares', () => {
    const { addOccurrence, addMatch, endConcept, all } = createPageScores(3);
    addOccurrence(2, 20, 5, 3);
    addOccurrence(0, 30, 9, 1);
    addMatch(2, 0.25, 7);
    addMatch(2, 0.5, 8);
    addMatch(2, 0.4, 6);
    endConcept(0.25);
    addMatch(2, 1, 2);
    endConcept(0.75);
    expect(all()).toEqual([
      { page: 2, passage: 20, location: 5, best: 3, coverage: 0.875, conceptScore: 3.5 },
      { page: 0, passage: 30, location: 9, best: 1, coverage: 0, conceptScore: 0 },
    ]);
  });

  it.each([
    [[2], { passage: 0, best: 2 }],
    [[3, 4, 3.5], { passage: 1, best: 4 }],
    [[4, 4], { passage: 0, best: 4 }],
  ])('keeps of the scores %j the best, the first of equal ones: %j', (scores, want) => {
    const { addOccurrence, all } = createPageScores(1);
    for (const [passage, score] of scores.entries()) addOccurrence(0, passage, passage, score);
    expect(all()).toEqual([{ page: 0, location: want.passage, ...want, coverage: 0, conceptScore: 0 }]);
  });
});
