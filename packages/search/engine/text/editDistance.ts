/**
 * How many typing errors lie between two words: a letter more, less or other, or two neighbours swapped.
 *
 * @param limit Beyond it, the exact number is of no interest.
 * @returns The number, or `limit + 1` for all that is more.
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (optimal string alignment)
 */
export function editDistance(one: string, other: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return far;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const replaced = (last[column - 1] ?? far) + (isSame ? 0 : 1);
      let cost = Math.min(replaced, (last[column] ?? far) + 1, (current[column - 1] ?? far) + 1);
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return far;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[other.length] ?? far, far);
}
