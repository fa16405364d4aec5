import { parseArgs } from 'node:util';
import { parse } from 'shell-quote';

/** A request or response that a guide shows. */
export interface ShownMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as written; `null` if it is not in the guide, `undefined` if there is none. */
  readonly body?: string | null;
}

/** A request that a guide shows. */
export interface ShownRequest extends ShownMessage {
  readonly method: string;
  /** Address of the API that it is sent to, if the guide says one. */
  readonly server?: string;
  /** Path without host and query. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

const list = { type: 'string', multiple: true } as const;

/** Options of curl that take a value. The others are listed only so that their values are not read as the address. */
const options = {
  request: { ...list, short: 'X' },
  header: { ...list, short: 'H' },
  data: { ...list, short: 'd' },
  'data-raw': list,
  'data-binary': list,
  json: list,
  'data-urlencode': list,
  get: { type: 'boolean', short: 'G' },
  url: list,
  user: { ...list, short: 'u' },
  form: { ...list, short: 'F' },
  'upload-file': { ...list, short: 'T' },
  output: { ...list, short: 'o' },
} as const;

/**
 * Returns the requests that a shell script sends with curl. Shell variables are not expanded.
 *
 * @param servers Addresses of the API. The path of one is not part of a request’s path.
 */
export function curlRequests(script: string, servers: readonly string[] = []): readonly ShownRequest[] {
  const commands = script.replace(/\\\n/g, ' ').split(/^(?=\s*curl\b)/m);
  return commands.filter((command) => /^\s*curl\b/.test(command)).map((command) => toRequest(command, servers));
}

function toRequest(command: string, servers: readonly string[]): ShownRequest {
  const words: string[] = [];
  for (const entry of parse(command, (name) => `$${name}`)) {
    if (typeof entry !== 'string') break;
    words.push(entry);
  }
  const { values, positionals } = parseArgs({ args: words.slice(1), options, strict: false, allowPositionals: true });
  const all = (...names: readonly (keyof typeof values)[]) =>
    names.flatMap((name) => values[name] ?? []).filter((value) => typeof value === 'string');
  const [upload] = all('upload-file');
  const isGet = values['get'] === true;
  const encoded = all('data-urlencode');
  const [data] = [...all('data', 'data-raw', 'data-binary', 'json'), ...(isGet ? [] : encoded), ...all('form'), upload];
  const address = positionals.at(-1) ?? all('url')[0] ?? '';
  const server = servers.find((url) => address.startsWith(`${url}/`));
  const [path = '', query] = withoutServer(address, server).replace(/#.*$/, '').split('?');
  const ownMethod = data === undefined || isGet ? 'GET' : 'POST';
  return {
    method: all('request')[0] ?? (upload === undefined ? ownMethod : 'PUT'),
    path,
    ...(server !== undefined && { server }),
    // curl encodes the values of this option; those in an address are already encoded.
    query: [...new URLSearchParams(query), ...(isGet ? encoded : []).map((pair) => splitAt(pair, '='))],
    headers: all('header').map((header) => {
      const [name, value] = splitAt(header, ':');
      return [name, value.trim()];
    }),
    ...(data !== undefined && { body: isJson(data) ? data : null }),
  };
}

/** Whether a body is written in the command, as JSON. Others are files, variables, fields of forms. */
function isJson(data: string): boolean {
  return /^\s*[[{]/.test(data);
}

/** Removes the address of the API: a known one, or else a shell variable or a host. */
function withoutServer(address: string, server: string | undefined): string {
  return server === undefined ? address.replace(/^\$\w+|^https?:\/\/[^/]+/, '') : address.slice(server.length);
}

/** Splits a text at the first occurrence of a separator. */
function splitAt(text: string, separator: string): readonly [before: string, after: string] {
  const [before = '', ...after] = text.split(separator);
  return [before, after.join(separator)];
}
