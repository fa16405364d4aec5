import { describe, expect, it } from 'vitest';
import { blockingTime, median } from './statistics';

describe('median', () => {
  it.each([
    { values: [3], want: 3 },
    { values: [10, 2, 100], want: 10 },
    { values: [4, 1, 3, 2], want: 2 },
  ])('of $values is $want', ({ values, want }) => {
    expect(median(values)).toBe(want);
  });

  it('refuses nothing', () => {
    expect(() => median([])).toThrow('Nothing has no median.');
  });
});

describe('blockingTime', () => {
  it.each([
    { durations: [], want: 0 },
    { durations: [50], want: 0 },
    { durations: [51, 20, 150], want: 101 },
  ])('of $durations is $want', ({ durations, want }) => {
    expect(blockingTime(durations)).toBe(want);
  });
});
