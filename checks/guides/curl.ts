import { parse } from 'shell-quote';
import type { ShownRequest } from './types';

const withValue = new Set([
  '-X',
  '--request',
  '-H',
  '--header',
  '-d',
  '--data',
  '--data-raw',
  '--json',
  '--data-urlencode',
  '-u',
  '--user',
  '-F',
  '--form',
  '-o',
  '--output',
  '--url',
]);

/** The requests that a shell script sends with curl; variables stay as they are written. */
export function curlRequests(script: string): readonly ShownRequest[] {
  const commands = script.replace(/\\\n/g, ' ').split(/^(?=\s*curl\b)/m);
  return commands.filter((command) => /^\s*curl\b/.test(command)).map(toRequest);
}

function toRequest(command: string): ShownRequest {
  const words: string[] = [];
  for (const entry of parse(command, (name) => `$${name}`)) {
    if (typeof entry !== 'string') break;
    words.push(entry);
  }
  const options: [name: string, value: string][] = [];
  let url = '';
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (withValue.has(word)) options.push([word, words[(index += 1)] ?? '']);
    else if (word.startsWith('-')) options.push([word, '']);
    else url = word;
  }
  const all = (...names: readonly string[]) =>
    options.filter(([name]) => names.includes(name)).map(([, value]) => value);
  const [data] = all('-d', '--data', '--data-raw', '--json');
  const isGet = options.some(([name]) => name === '-G' || name === '--get');
  const [path = '', query] = url.replace(/^\$\w+|^https?:\/\/[^/]+/, '').split('?');
  const encoded = isGet ? all('--data-urlencode') : [];
  return {
    method: all('-X', '--request')[0] ?? (data === undefined || isGet ? 'GET' : 'POST'),
    path,
    // curl encodes what it is given so; an address is written encoded.
    query: [...new URLSearchParams(query), ...encoded.map((pair) => parted(pair, '='))],
    headers: all('-H', '--header').map((header) => {
      const [name, value] = parted(header, ':');
      return [name, value.trim()];
    }),
    ...(data !== undefined && { body: data }),
  };
}

/** A text before and behind a sign, where it first stands. */
function parted(text: string, sign: string): readonly [before: string, behind: string] {
  const [before = '', ...behind] = text.split(sign);
  return [before, behind.join(sign)];
}
