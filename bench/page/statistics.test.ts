import { expect, it } from 'vitest';
import { blockingTime, median } from './statistics.ts';

it.each([
  [[3], 3],
  [[10, 2, 100], 10],
  [[4, 1, 3, 2], 2],
])('the median of %j is %d', (values, want) => expect(median(values)).toBe(want));

it.each([
  ['', 0, 0],
  ['0-50', 0, 0],
  ['0-51 60-80 90-240', 0, 101],
  ['0-200', 200, 0],
  ['0-200 250-310', 120, 40],
])('tasks at %j block from %d ms on for %d ms', (tasks, from, want) => {
  const read = [...tasks.matchAll(/(\d+)-(\d+)/g)].map(([, start, end]) => [Number(start), Number(end)] as const);
  const longTasks = read.map(([start, end]) => ({ start, duration: end - start }));
  expect(blockingTime(longTasks, from)).toBe(want);
});
