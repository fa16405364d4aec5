import { describe, expect, it } from 'vitest';
import { blockingTime, median } from './statistics.ts';

describe('median', () => {
  it.each([
    { values: [3], want: 3 },
    { values: [10, 2, 100], want: 10 },
    { values: [4, 1, 3, 2], want: 2 },
  ])('for $values returns $want', ({ values, want }) => {
    expect(median(values)).toBe(want);
  });

  it('rejects an empty list', () => {
    expect(() => median([])).toThrow('An empty list has no median.');
  });
});

describe('blockingTime', () => {
  it.each([
    { tasks: [], from: 0, want: 0 },
    { tasks: [[0, 50]], from: 0, want: 0 },
    {
      tasks: [
        [0, 51],
        [60, 20],
        [90, 150],
      ],
      from: 0,
      want: 101,
    },
    { tasks: [[0, 200]], from: 200, want: 0 },
    {
      tasks: [
        [0, 200],
        [250, 60],
      ],
      from: 120,
      want: 40,
    },
  ])('for $tasks from $from on returns $want', ({ tasks, from, want }) => {
    const longTasks = tasks.map(([start = 0, duration = 0]) => ({ start, duration }));
    expect(blockingTime(longTasks, from)).toBe(want);
  });
});
