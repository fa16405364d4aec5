import { toErrorNames } from '../../../shared/pastedError.ts';
import { toFilterWords } from './filterWords.ts';
import { isMisspelling } from './isMisspelling.ts';

/** An entry of a list, and the words by which it is found: titles, paths, methods. */
export interface Item {
  readonly words: readonly string[];
}

/**
 * Returns the items that all typed words occur in. If there are none, the input is read as a pasted error, and the
 * first name in it that an item has, such as a code, is looked for instead; else words may be misspelled.
 */
export function matchItems<One extends Item>(typed: string, items: readonly One[]): readonly One[] {
  const words = toFilterWords(typed);
  const found = findAll(words, items, includes);
  if (found.length > 0) return found;
  const name = toPastedName(typed, items);
  return name === undefined ? findAll(words, items, isLike) : findAll(name, items, includes);
}

type Matches = (word: string, { words }: Item) => boolean;

function findAll<One extends Item>(words: readonly string[], items: readonly One[], matches: Matches): readonly One[] {
  return items.filter((item) => words.every((word) => matches(word, item)));
}

const includes: Matches = (word, { words }) => words.some((other) => other.includes(word));

const isLike: Matches = (word, item) =>
  includes(word, item) ||
  item.words.some((other) => other.split(/[^\p{L}\d]+/u).some((part) => isMisspelling(word, part)));

/** Returns the words of the first name in a pasted error that an item has, such as its code. */
function toPastedName(typed: string, items: readonly Item[]): readonly string[] | undefined {
  return toErrorNames(typed)
    .map((name) => toFilterWords(name.replaceAll('_', '-')))
    .find(([name]) => items.some(({ words }) => name !== undefined && words.includes(name)));
}
