import { member, toArray, toText } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';

/** Code that guides may contain although it is not a name of the API. */
export interface AllowList {
  readonly words: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Reads a list of `{ reason, words }`. */
export function toAllowList(list: unknown): AllowList {
  const entries = toArray(list);
  const all = entries.flatMap((entry) => toArray(member(entry, 'words')).map(String));
  return {
    words: new Set(all),
    problems: [
      ...entries
        .filter((entry) => toText(member(entry, 'reason')) === undefined)
        .map((entry) => ({
          message: `No reason for ${JSON.stringify(member(entry, 'words'))}.`,
          remedy: 'Add a reason.',
        })),
      ...all
        .filter((word, index) => all.indexOf(word) !== index)
        .map((word) => ({ message: `"${word}" is listed twice.`, remedy: 'Remove one of them.' })),
    ],
  };
}
