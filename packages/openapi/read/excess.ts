import { escapeToken } from '../document/pointer';

/** The fault that makes a file unusable, with its place. */
export interface Excess {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
  readonly message: string;
}

/** The maximum length of a text, in characters. No page could show a longer one. */
const longestText = 1_000_000;

/** The maximum number of values that a file’s aliases may repeat. In JSON, each repetition is written in full. */
const mostRepeated = 1_000_000;

/**
 * Characters that change the direction of the text after them: a reader would copy something other than what is shown.
 */
const turns = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Direction characters that are refused in names. Names are compared and sent, so the marks that Arabic and Hebrew
 * prose may need are refused too.
 */
const turnsOrMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The number of values below a node once its aliases are expanded, and how many of these are repetitions. */
interface Size {
  readonly values: number;
  readonly repeated: number;
}

/**
 * Finds what makes it impossible to write a parsed file as JSON: an alias inside its own anchor, nested aliases that
 * expand to millions of values, a text of millions of characters, or an unpaired surrogate. Also finds text that reads
 * differently from how it is written, because it contains characters that change the direction of the text. Returns
 * `null` if there is none of these.
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
