import { escapeToken } from '../document/pointer';

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

/** Signs that turn the direction of what follows: what is copied would be other than what is seen. */
const turns = /[\u202a-\u202e\u2066-\u2069]/;

/** Names are compared and sent: in them, the marks too that Arabic and Hebrew prose may need. */
const turnsOrMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** How many values stand below a node once its aliases are written out; beside it, how many of them are repeated. */
interface Size {
  readonly values: number;
  readonly repeated: number;
}

/**
 * What makes a parsed file too much to be written as JSON: an alias inside its own anchor, aliases of aliases that
 * stand for millions of values, a text of millions of characters, or one with half a character. And what would be read
 * otherwise than it is written: signs that turn the direction of what follows. `null` for a file that has none of it.
 *
 * @see https://en.wikipedia.org/wiki/Billion_laughs_attack
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
export function findExcess(root: unknown): Excess | null {
  const sizes = new Map<object, number>();
  const above = new Set<object>();
  let excess: Excess | null = null;

  function measure(node: unknown, pointer: string): Size {
    if (typeof node === 'string' && node.length > longestText) {
      excess ??= { pointer, message: `a text of ${node.length} characters: no more than ${longestText} are read` };
    }
    if (typeof node === 'string') checkSigns(node, turns, 'text', pointer);
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
      const below = `${pointer}/${escapeToken(key)}`;
      checkSigns(key, turnsOrMarks, 'name', below);
      const size = measure(child, below);
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

  function checkSigns(text: string, turning: RegExp, what: 'text' | 'name', pointer: string): void {
    const half = /\p{Surrogate}/u.exec(text)?.[0];
    if (half !== undefined) {
      excess ??= {
        pointer,
        message: `half a character, ${toEscape(half)}, stands in a text: no file can be written with it`,
      };
    }
    const turn = turning.exec(text)?.[0];
    if (turn !== undefined) {
      excess ??= {
        pointer,
        message: `the direction sign ${toEscape(turn)} stands in a ${what}: it would be read otherwise than it is written`,
      };
    }
  }

  measure(root, '#');
  return excess;
}

/** @example toEscape('\u202e') // '\\u202e' */
function toEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
