import type { LongTask } from './inPage.ts';

/** Returns the median; of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  if (middle === undefined) throw new Error('An empty list has no median.');
  return middle;
}

/**
 * Returns the total blocking time: the time beyond 50 ms of each long task. Up to 50 ms, visitors notice no delay.
 *
 * @param from Milliseconds. Tasks before this time, and parts of tasks before it, are not counted: by its definition,
 *   total blocking time begins with the first contentful paint.
 * @see https://web.dev/articles/tbt
 */
export function blockingTime(tasks: readonly LongTask[], from = 0): number {
  return tasks.reduce((sum, { start, duration }) => {
    const counted = Math.min(duration, start + duration - from);
    return sum + Math.max(0, counted - 50);
  }, 0);
}
