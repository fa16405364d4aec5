import Prism, { type Token, type TokenStream } from 'prismjs';
import './languages';

/** Letter of each kind of word that is coloured; every other is plain. */
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

/** Where the words of a code stand that have a colour: `s4,5` is a string of 5 characters, 4 after the mark before. */
export type Marks = string;

/**
 * Finds the words of a code that have a colour; none in a language that is not known.
 *
 * @example toMarks('{"a": 1}', 'json') // 'p1,3 n2,1'
 */
export function toMarks(code: string, language: string): Marks {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (typeof grammar !== 'object') return '';
  const marks: string[] = [];
  let end = 0;
  collectWords(Prism.tokenize(code, grammar), 0, null, (letter, start, length) => {
    marks.push(`${letter}${start - end},${length}`);
    end = start + length;
  });
  return marks.join(' ');
}

type OnWord = (letter: string, start: number, length: number) => void;

/** The innermost kind that has a colour counts; a string’s plain parts keep the string’s. Returns where the words end. */
function collectWords(stream: TokenStream, start: number, letter: string | null, onWord: OnWord): number {
  if (typeof stream === 'string') {
    if (letter !== null && stream.trim() !== '') onWord(letter, start, stream.length);
    return start + stream.length;
  }
  if (!Array.isArray(stream)) return collectWords(stream.content, start, letterOf(stream) ?? letter, onWord);
  let position = start;
  for (const part of stream) position = collectWords(part, position, letter, onWord);
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
