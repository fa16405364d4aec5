import Prism, { type Grammar, type Token, type TokenStream } from 'prismjs';
import './languages.ts';

/** Letters of the highlighted token types. All other types are plain. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: ['keyword', 'boolean', 'null', 'builtin', 'atrule'],
    s: ['string', 'char', 'template-string', 'attr-value'],
    n: ['number'],
    p: ['property', 'key', 'attr-name', 'header-name', 'parameter', 'variable'],
    c: ['comment'],
    f: ['function', 'function-name', 'class-name', 'method', 'tag'],
  }).flatMap(([letter, types]) => types.map((type) => [type, letter] as const)),
);

/**
 * Positions of the highlighted tokens in a code block: `4s5` is, 4 characters after the previous mark, a string of 5.
 */
export type Marks = string;

/**
 * Finds the tokens to highlight in a code block. Unknown languages have none.
 *
 * @example toMarks('{"a": 1}', 'json') // '1p3 2n1'
 */
export function toMarks(code: string, language: string): Marks {
  const grammar = grammarOf(language);
  if (grammar === null) return '';
  const marks: { letter: string; start: number; end: number }[] = [];
  collectTokens(Prism.tokenize(code, grammar), 0, null, (letter, start, length) => {
    // Template strings consist of many tokens that look the same.
    const last = marks.at(-1);
    if (last?.letter === letter && last.end === start) last.end += length;
    else marks.push({ letter, start, end: start + length });
  });
  return marks
    .map(({ letter, start, end }, index) => `${start - (marks[index - 1]?.end ?? 0)}${letter}${end - start}`)
    .join(' ');
}

/** Whether code in a language is highlighted, or is `text`, which has nothing to highlight. */
export function isHighlighted(language: string): boolean {
  return language === 'text' || grammarOf(language) !== null;
}

/** Returns the names of the languages with a grammar. */
export function highlightedLanguages(): readonly string[] {
  return Object.keys(Prism.languages).filter((language) => grammarOf(language) !== null);
}

function grammarOf(language: string): Grammar | null {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? grammar : null;
}

type OnToken = (letter: string, start: number, length: number) => void;

/**
 * Reports the text of each token with the innermost highlighted type. Plain parts of a string count as string. Returns
 * the end position.
 */
function collectTokens(stream: TokenStream, start: number, letter: string | null, onToken: OnToken): number {
  if (typeof stream === 'string') {
    if (letter !== null && stream.trim() !== '') onToken(letter, start, stream.length);
    return start + stream.length;
  }
  if (!Array.isArray(stream)) return collectTokens(stream.content, start, letterOf(stream) ?? letter, onToken);
  let position = start;
  for (const part of stream) position = collectTokens(part, position, letter, onToken);
  return position;
}

function letterOf({ type, alias }: Token): string | undefined {
  const own = letters.get(type);
  if (own !== undefined) return own;
  return [alias]
    .flat()
    .map((kind) => letters.get(kind))
    .find((letter) => letter !== undefined);
}
