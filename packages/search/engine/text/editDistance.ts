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
  // A row has only the columns that lie within the limit of its own number, and one more at each end, which is far: place p
  // is column row + p - far.
  const lastPlace = 2 * limit + 1;
  let beforeLast: number[] = [];
  let last: number[] = [];
  let current: number[] = [];
  for (let place = 0; place <= lastPlace + 1; place += 1) {
    beforeLast.push(far);
    last.push(Math.abs(place - far));
    current.push(far);
  }
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    let best = far;
    for (let place = 1; place <= lastPlace; place += 1) {
      const column = row + place - far;
      let cost = column === 0 ? row : far;
      if (column > 0 && column <= other.length) {
        const otherLetter = other.charCodeAt(column - 1);
        cost = (last[place] ?? far) + (letter === otherLetter ? 0 : 1);
        cost = Math.min(cost, (last[place + 1] ?? far) + 1, (current[place - 1] ?? far) + 1, far);
        const isSwapped =
          row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && otherLetter === one.charCodeAt(row - 2);
        if (isSwapped) cost = Math.min(cost, (beforeLast[place] ?? far) + 1);
      }
      current[place] = cost;
      if (cost < best) best = cost;
    }
    if (best === far) return far;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[other.length - one.length + far] ?? far;
}
