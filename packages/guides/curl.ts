/** A request that a command sends with curl. */
export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  /** Pairs of `--data-urlencode` with `--get`. */
  readonly query: readonly Pair[];
  readonly data?: string;
  readonly form: readonly Pair[];
  /** Name of the file that is the body. */
  readonly upload?: string;
}

type Pair = readonly [name: string, value: string];

/** Options with a value, by the name of what they give. Other options with a value are listed to skip that. */
const options: Readonly<
  Record<string, 'method' | 'header' | 'data' | 'encoded' | 'form' | 'upload' | 'url' | 'skipped'>
> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-raw': 'data',
  '--data-binary': 'data',
  '--data-ascii': 'data',
  '--json': 'data',
  '--data-urlencode': 'encoded',
  '-F': 'form',
  '--form': 'form',
  '--form-string': 'form',
  '-T': 'upload',
  '--upload-file': 'upload',
  '--url': 'url',
  '-u': 'skipped',
  '--user': 'skipped',
  '-o': 'skipped',
  '--output': 'skipped',
  '-A': 'skipped',
  '--user-agent': 'skipped',
  '-b': 'skipped',
  '--cookie': 'skipped',
  '-w': 'skipped',
  '--write-out': 'skipped',
  '--max-time': 'skipped',
  '-m': 'skipped',
  '--connect-timeout': 'skipped',
  '--retry': 'skipped',
};

/** Reads the first command of a text, whose shell variables are kept as they are written; `null` if it is not curl. */
export function readCurl(text: string): CurlRequest | null {
  const [program, ...words] = toWords(text);
  if (program !== 'curl') return null;
  const found = { method: [], header: [], data: [], encoded: [], form: [], upload: [], url: [], skipped: [] } as Record<
    (typeof options)[string],
    string[]
  >;
  let isGet = false;
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next = ''] = words.slice(index);
    const { flags, option, value } = readOption(word);
    if (flags.includes('-G') || flags.includes('--get')) isGet = true;
    if (option !== undefined) {
      found[option].push(value ?? next);
      if (value === undefined) index += 1;
    } else if (!word.startsWith('-')) found.url.push(word);
  }
  const data = isGet ? [] : [...found.data, ...found.encoded];
  const [upload] = found.upload;
  const ownMethod = data.length + found.form.length > 0 ? 'POST' : 'GET';
  return {
    method: found.method[0]?.toUpperCase() ?? (upload === undefined ? ownMethod : 'PUT'),
    url: found.url[0] ?? '',
    headers: found.header.map((header) => splitAt(header, ':')),
    query: isGet ? [...found.encoded, ...found.data].map((pair) => splitAt(pair, '=')) : [],
    ...(data.length > 0 && { data: data.join('&') }),
    form: found.form.map((field) => splitAt(field, '=')),
    ...(upload !== undefined && { upload }),
  };
}

/**
 * Reads a word as options: flags, and one with a value, which may be in the same word.
 *
 * @example readOption('-sXPUT') // { flags: ['-s'], option: 'method', value: 'PUT' }
 */
function readOption(word: string): {
  readonly flags: readonly string[];
  readonly option?: (typeof options)[string];
  readonly value?: string;
} {
  if (word.startsWith('--')) {
    const [name = '', ...assigned] = word.split('=');
    const option = options[name];
    if (option === undefined) return { flags: [name] };
    return { flags: [], option, ...(assigned.length > 0 && { value: assigned.join('=') }) };
  }
  const letters = /^-\w/.test(word) ? Array.from(word.slice(1), (letter) => `-${letter}`) : [];
  const at = letters.findIndex((letter) => options[letter] !== undefined);
  const option = options[letters[at] ?? ''];
  if (option === undefined) return { flags: letters };
  const value = word.slice(at + 2);
  return { flags: letters.slice(0, at), option, ...(value !== '' && { value }) };
}

function splitAt(text: string, separator: string): Pair {
  const [name = '', ...value] = text.split(separator);
  return [name.trim(), value.join(separator).trim()];
}

/** Parts of a word in which characters lose their meaning. */
const quotedParts = /\$'(?:[^'\\]|\\[^])*'|'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]/g;

/**
 * Splits the first command of a text into words, as a POSIX shell does. Variables are kept as they are written.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02
 */
function toWords(command: string): readonly string[] {
  const joined = command.trim().replace(/\\\r?\n/g, ' ');
  const words = joined.match(new RegExp(`(?:${quotedParts.source}|[^\\s'"\\\\])+`, 'g')) ?? [];
  const end = words.findIndex((word) => /^(?:[|;&]|\d?[<>]|#)/.test(word));
  return words.slice(0, end === -1 ? undefined : end).map((word) => word.replace(quotedParts, (part) => unquote(part)));
}

function unquote(part: string): string {
  if (part.startsWith("'")) return part.slice(1, -1);
  if (part.startsWith('"')) return part.slice(1, -1).replace(/\\(["\\$`])/g, '$1');
  if (part.startsWith('$'))
    return part
      .slice(2, -1)
      .replace(/\\n/g, '\n')
      .replace(/\\t/g, '\t')
      .replace(/\\([^])/g, '$1');
  return part.slice(1);
}
