/** In shorter words, another letter gives another word. */
const minLength = 4;

/**
 * Whether a word is another with one slip, or the beginning of it, because the visitor has not finished it: a letter
 * too many, too few or different, or two swapped. The search, which knows all words of the site, allows more.
 *
 * @example isMisspelling('singat', 'signature') // true
 */
export function isMisspelling(word: string, other: string): boolean {
  const { length } = word;
  return length >= minLength && [length, length + 1, Infinity].some((end) => hasOneSlip(word, other.slice(0, end)));
}

function hasOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  let end = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [typed, meant] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (typed.length < 2 && meant.length < 2) || (meant.length === 2 && typed === meant.slice(1) + meant.slice(0, 1));
}
