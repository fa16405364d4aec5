import { escapeToken } from './pointer';

/** What a file holds that no reader could hold, and where. */
export interface Excess {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
  readonly message: string;
}

/** Longer texts than any page could show, in characters. */
const longestText = 1_000_000;

/** How many values a file’s aliases may repeat: written as JSON, each stands there in full. */
const mostRepeated = 1_000_000;

/** How many values stand below a node once its aliases are written out; beside it, how many of them are repeated. */
interface Size {
  readonly values: number;
  readonly repeated: number;
}

/**
 * What makes a parsed file too much to be written as JSON: an alias inside its own anchor, aliases of aliases that
 * stand for millions of values, a text of millions of characters, or one with half a character. `null` for a file that
 * can be.
 *
 * @see https://en.wikipedia.org/wiki/Billion_laughs_attack
 */
export function findExcess(root: unknown): Excess | null {
  const sizes = new Map<object, number>();
  const above = new Set<object>();
  let excess: Excess | null = null;

  function measure(node: unknown, pointer: string): Size {
    if (typeof node === 'string' && node.length > longestText) {
      excess ??= { pointer, message: `a text of ${node.length} characters: no more than ${longestText} are read` };
    }
    if (typeof node === 'string') checkWellFormed(node, pointer);
    if (typeof node !== 'object' || node === null || excess !== null) return { values: 1, repeated: 0 };
    if (above.has(node)) {
      excess = { pointer, message: 'an alias stands inside its own anchor' };
      return { values: 1, repeated: 0 };
    }
    const known = sizes.get(node);
    if (known !== undefined) return { values: known, repeated: known };
    above.add(node);
    let values = 1;
    let repeated = 0;
    for (const [key, child] of Object.entries(node)) {
      if (key.length > longestText) {
        excess ??= { pointer, message: `a name of ${key.length} characters: no more than ${longestText} are read` };
        break;
      }
      checkWellFormed(key, pointer);
      const size = measure(child, `${pointer}/${escapeToken(key)}`);
      values += size.values;
      repeated += size.repeated;
    }
    above.delete(node);
    sizes.set(node, values);
    if (repeated > mostRepeated) {
      excess ??= { pointer, message: `aliases repeat ${repeated} values here: no more than ${mostRepeated} are read` };
    }
    return { values, repeated };
  }

  function checkWellFormed(text: string, pointer: string): void {
    const half = /\p{Surrogate}/u.exec(text)?.[0];
    if (half === undefined) return;
    const code = half.charCodeAt(0).toString(16);
    excess ??= { pointer, message: `half a character, \\u${code}, stands in a text: no file can be written with it` };
  }

  measure(root, '#');
  return excess;
}
