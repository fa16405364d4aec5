/**
 * How many typing errors lie between two words: a letter more, less or other, or two neighbours swapped.
 *
 * @param limit Beyond it, the exact number is of no interest.
 * @returns The number, or `limit + 1` for all that is more.
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (optimal string alignment)
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const width = other.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = new Uint16Array(width);
  let current = new Uint16Array(width);
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = one.charCodeAt(row - 2);
    let best = (current[0] = row);
    for (let column = 1; column < width; column += 1) {
      const otherLetter = other.charCodeAt(column - 1);
      const changed = (last[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
      const isSwapped = letter === other.charCodeAt(column - 2) && letterBefore === otherLetter;
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}
