/** Position of a character in a text, from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The kind of token that the parser expects next. A string is read in several tokens. */
type ParserState =
  | 'value'
  | 'first value'
  | 'name'
  | 'first name'
  | 'colon'
  | 'next member'
  | 'next element'
  | 'text'
  | 'name text'
  | 'end';

const literals = 'true|false|null|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';
const text = /"|[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

const tokens: Readonly<Record<ParserState, RegExp>> = {
  value: new RegExp(`[{["]|${literals}`, 'y'),
  'first value': new RegExp(`[{["\\]]|${literals}`, 'y'),
  name: /"/y,
  'first name': /["}]/y,
  colon: /:/y,
  'next member': /[,}]/y,
  'next element': /[,\]]/y,
  text,
  'name text': text,
  end: /(?!)/y,
};

/**
 * Returns where a text stops being valid JSON, or the end of its last token if the text is incomplete; `null` if it is
 * valid. JavaScript engines say this in different words, or not at all.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-2
 * @example findJsonError('{"a": }') // { line: 1, column: 7 }
 */
export function findJsonError(json: string): TextPosition | null {
  const offset = errorOffset(json);
  if (offset === null) return null;
  const before = json.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function errorOffset(json: string): number | null {
  const open: ParserState[] = [];
  let state: ParserState = 'value';
  let end = 0;
  for (;;) {
    const start = isText(state) ? end : end + lengthAt(/[ \t\r\n]*/y, json, end);
    if (start === json.length) return state === 'end' ? null : end;
    const length = lengthAt(tokens[state], json, start);
    if (length === 0) return start;
    end = start + length;
    state = nextState(state, json.slice(start, end), open);
  }
}

function lengthAt(pattern: RegExp, json: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.exec(json)?.[0].length ?? 0;
}

function isText(state: ParserState): boolean {
  return state === 'text' || state === 'name text';
}

/**
 * Returns the next state.
 *
 * @param open The state after the end of each object or list that is still open.
 */
function nextState(state: ParserState, token: string, open: ParserState[]): ParserState {
  if (isText(state) && token !== '"') return state;
  switch (token) {
    case '{':
      open.push('next member');
      return 'first name';
    case '[':
      open.push('next element');
      return 'first value';
    case '}':
    case ']':
      open.pop();
      break;
    case ',':
      return state === 'next member' ? 'name' : 'value';
    case ':':
      return 'value';
    case '"':
      if (state === 'name' || state === 'first name') return 'name text';
      if (state === 'name text') return 'colon';
      if (state !== 'text') return 'text';
      break;
  }
  return open.at(-1) ?? 'end';
}
