import type { LongTask } from './inPage';

/** The value in the middle; of an even number, the lower one of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  if (middle === undefined) throw new Error('Nothing has no median.');
  return middle;
}

/**
 * What long tasks take beyond the 50 ms in which a visitor notices no delay.
 *
 * @param from Milliseconds. What is done before does not count, nor the part of a task that is: total blocking time, by its
 *   definition, begins with the first contentful paint.
 * @see https://web.dev/articles/tbt
 */
export function blockingTime(tasks: readonly LongTask[], from = 0): number {
  return tasks.reduce((sum, { start, duration }) => {
    const counted = Math.min(duration, start + duration - from);
    return sum + Math.max(0, counted - 50);
  }, 0);
}
