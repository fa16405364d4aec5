/** A string literal with its interpolations. */
export interface StringLiteral {
  /** The characters around the interpolations, with escape sequences replaced. */
  readonly fixed: readonly string[];
  /** The expression of each interpolation, as written. */
  readonly code: readonly string[];
}

/**
 * Reads a string literal of Swift, of one line or of several.
 *
 * @throws Error if the compiler would reject it.
 * @see https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#String-Literals
 */
export function readSwiftLiteral(source: string): StringLiteral {
  const [, quotes = '', content = ''] = /^("""|")([^]*)\1$/.exec(source) ?? [];
  if (quotes === '') throw new Error(`No string literal: ${source}`);
  return read(quotes === '"' ? content : withoutIndent(content), (rest) => {
    if (rest.startsWith(quotes) || (quotes === '"' && /^[\n\r]/.test(rest))) {
      throw new Error(`Unexpected character: ${rest}`);
    }
    if (!rest.startsWith('\\')) return null;
    const code = /^\\\(([^()"]*(?:"[^"]*"[^()"]*)*)\)/.exec(rest);
    if (code !== null) return { length: code[0].length, code: code[1] ?? '' };
    const point = /^\\u\{([0-9a-f]{1,8})\}/i.exec(rest);
    if (point !== null) return { length: point[0].length, text: toCharacter(point[1]) };
    return { length: 2, text: toNamed(rest, `0nrt\\"'`) };
  });
}

/** Removes the line breaks beside a multi-line string’s delimiters, and the last line’s indentation from each line. */
function withoutIndent(content: string): string {
  const lines = content.split('\n');
  const indent = lines.at(-1) ?? '';
  if (lines[0] !== '' || indent.trim() !== '')
    throw new Error(`Content on the line of a multi-line string’s delimiter: ${content}`);
  return lines
    .slice(1, -1)
    .map((line) => {
      if (line !== '' && !line.startsWith(indent)) throw new Error(`Insufficient indentation: ${line}`);
      return line.slice(indent.length);
    })
    .join('\n');
}

/**
 * Reads a string literal of Dart in single or double quotes.
 *
 * @throws Error if the compiler would reject it, or if it contains an escape sequence that samples do not use.
 * @see https://spec.dart.dev/DartLangSpecDraft.pdf
 */
export function readDartLiteral(source: string): StringLiteral {
  const [, quote = '', content = ''] = /^(['"])([^]*)\1$/.exec(source) ?? [];
  if (quote === '') throw new Error(`No string literal: ${source}`);
  return read(content, (rest) => {
    if (/^[\n\r]/.test(rest) || rest.startsWith(quote)) throw new Error(`Unexpected character: ${rest}`);
    if (rest.startsWith('$')) {
      const code = /^\$(?:([A-Za-z_]\w*)|\{([^{}]*)\})/.exec(rest);
      if (code === null) throw new Error(`No expression: ${rest}`);
      return { length: code[0].length, code: code[1] ?? code[2] ?? '' };
    }
    if (!rest.startsWith('\\')) return null;
    const point = /^\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\})/i.exec(rest);
    if (point !== null) return { length: point[0].length, text: toCharacter(point[1] ?? point[2] ?? point[3]) };
    return { length: 2, text: toNamed(rest, `nrt\\"'$`) };
  });
}

function toCharacter(hexadecimal = ''): string {
  return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
}

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

/** Returns the character of an escape sequence of one character after the backslash. */
function toNamed(rest: string, allowed: string): string {
  const name = rest.slice(1, 2);
  if (name === '' || !allowed.includes(name)) throw new Error(`Unknown escape sequence: ${rest}`);
  return named[name] ?? name;
}

/** An escape sequence or an interpolation, with its length in the source. */
type Special = { readonly length: number } & ({ readonly text: string } | { readonly code: string });

function read(content: string, readSpecial: (rest: string) => Special | null): StringLiteral {
  const fixed = [''];
  const code: string[] = [];
  for (let position = 0; position < content.length;) {
    const special = readSpecial(content.slice(position));
    if (special !== null && 'code' in special) {
      code.push(special.code);
      fixed.push('');
    } else {
      fixed[fixed.length - 1] += special?.text ?? content.charAt(position);
    }
    position += special?.length ?? 1;
  }
  return { fixed, code };
}
