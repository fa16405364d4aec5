/** Position of a character in a text, from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

const tokens = {
  space: /[ \t\n\r]*/y,
  string: /"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
};

/**
 * Returns where a text stops being JSON; `null` if all of it is. Browsers say this in different words, or not at all.
 *
 * @example jsonFault('{"a": 1,}') // { line: 1, column: 9 }
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-2
 */
export function jsonFault(text: string): TextPosition | null {
  let at = 0;
  const read = (token: RegExp): boolean => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found !== null) at = token.lastIndex;
    return found !== null;
  };
  const skip = (): boolean => read(tokens.space);
  const take = (character: string): boolean => {
    if (text[at] !== character) return false;
    at += 1;
    return skip();
  };
  const readList = (end: string, readItem: () => boolean): boolean => {
    if (take(end)) return true;
    do if (!readItem()) return false;
    while (take(','));
    return take(end);
  };
  const readMember = (): boolean => read(tokens.string) && skip() && take(':') && readValue();
  function readValue(): boolean {
    if (take('{')) return readList('}', readMember);
    if (take('[')) return readList(']', readValue);
    return (read(tokens.string) || read(tokens.number) || read(tokens.word)) && skip();
  }
  skip();
  if (readValue() && at === text.length) return null;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
