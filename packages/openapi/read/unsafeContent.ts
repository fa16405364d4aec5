import { escapeToken } from '../document/pointer.ts';

/** The fault that makes a file unusable, with its location. */
export interface UnsafeContent {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
  readonly message: string;
}

/** The maximum length of a string, in characters. No page could show a longer one. */
const maxStringLength = 1_000_000;

/** The maximum number of values that a file’s aliases may repeat. In JSON, each repetition is written in full. */
const maxRepeated = 1_000_000;

/**
 * Characters that change the direction of the text after them: a reader would copy something other than what is shown.
 */
const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Direction characters that are refused in names. Names are compared and sent, so the marks that Arabic and Hebrew
 * prose may need are refused too.
 */
const directionCharactersAndMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The number of values below a node once its aliases are expanded, and how many of these are repetitions. */
interface Size {
  readonly values: number;
  readonly repeated: number;
}

/**
 * Finds what makes it impossible to write a parsed file as JSON: an alias inside its own anchor, nested aliases that
 * expand to millions of values, a string of millions of characters, `.inf` or `.nan`, or an unpaired surrogate. Also
 * finds text that reads differently from how it is written, because it contains characters that change the direction of
 * the text. Returns `null` if there is none of these.
 *
 * @see https://en.wikipedia.org/wiki/Billion_laughs_attack
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
export function findUnsafeContent(root: unknown): UnsafeContent | null {
  const sizes = new Map<object, number>();
  const ancestors = new Set<object>();
  let unsafe: UnsafeContent | null = null;

  function measure(node: unknown, pointer: string): Size {
    if (typeof node === 'string' && node.length > maxStringLength) {
      unsafe ??= { pointer, message: `a string of ${node.length} characters (maximum ${maxStringLength})` };
    }
    if (typeof node === 'number' && !Number.isFinite(node)) {
      unsafe ??= { pointer, message: `the number ${node}, which JSON does not have` };
    }
    if (typeof node === 'string') checkCharacters(node, directionCharacters, 'string', pointer);
    if (typeof node !== 'object' || node === null || unsafe !== null) return { values: 1, repeated: 0 };
    if (ancestors.has(node)) {
      unsafe = { pointer, message: 'an alias is inside its own anchor' };
      return { values: 1, repeated: 0 };
    }
    const measured = sizes.get(node);
    if (measured !== undefined) return { values: measured, repeated: measured };
    ancestors.add(node);
    let values = 1;
    let repeated = 0;
    for (const [key, child] of Object.entries(node)) {
      if (key.length > maxStringLength) {
        unsafe ??= { pointer, message: `a name of ${key.length} characters (maximum ${maxStringLength})` };
        break;
      }
      const below = `${pointer}/${escapeToken(key)}`;
      checkCharacters(key, directionCharactersAndMarks, 'name', below);
      const size = measure(child, below);
      values += size.values;
      repeated += size.repeated;
    }
    ancestors.delete(node);
    sizes.set(node, values);
    if (repeated > maxRepeated) {
      unsafe ??= { pointer, message: `aliases repeat ${repeated} values here: the maximum is ${maxRepeated}` };
    }
    return { values, repeated };
  }

  function checkCharacters(text: string, forbidden: RegExp, kind: 'string' | 'name', pointer: string): void {
    const surrogate = /\p{Surrogate}/u.exec(text)?.[0];
    if (surrogate !== undefined) {
      unsafe ??= {
        pointer,
        message: `the unpaired surrogate ${toEscape(surrogate)} in a ${kind}: it cannot be written to a file`,
      };
    }
    const character = forbidden.exec(text)?.[0];
    if (character !== undefined) {
      unsafe ??= {
        pointer,
        message: `the direction character ${toEscape(character)} in a ${kind}: it would change the order in which the letters are shown`,
      };
    }
  }

  measure(root, '#');
  return unsafe;
}

/** @example toEscape('\u202e') // '\\u202e' */
function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
