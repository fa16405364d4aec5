/**
 * Returns the number of typing errors between two words: an added, missing or different letter, or two adjacent letters
 * swapped.
 *
 * @param limit Largest distance for which the exact number is needed.
 * @returns The number, or `limit + 1` if it is larger than the limit.
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (optimal string alignment)
 */
export function editDistance(one: string, other: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return tooFar;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const replaced = (last[column - 1] ?? tooFar) + (isSame ? 0 : 1);
      let cost = Math.min(replaced, (last[column] ?? tooFar) + 1, (current[column - 1] ?? tooFar) + 1);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? tooFar) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return tooFar;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[other.length] ?? tooFar, tooFar);
}
