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
 * @see https://web.dev/articles/tbt
 */
export function blockingTime(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}
