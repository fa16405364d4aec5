import { readCurl } from '../curl.ts';

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

/**
 * Returns the requests that a shell script sends with curl. Shell variables are not expanded.
 *
 * @param servers Addresses of the API. The path of one is not part of a request’s path.
 */
export function curlRequests(script: string, servers: readonly string[] = []): readonly ShownRequest[] {
  return script.split(/^(?=\s*curl\b)/m).flatMap((command) => toRequest(command, servers));
}

function toRequest(command: string, servers: readonly string[]): readonly ShownRequest[] {
  const request = readCurl(command);
  if (request === null) return [];
  const { method, url, headers, data, form, upload } = request;
  const server = servers.find((own) => url.startsWith(`${own}/`));
  const [path = '', query] = withoutServer(url, server).replace(/#.*$/, '').split('?');
  const body = data ?? form[0]?.[0] ?? upload;
  return [
    {
      method,
      path,
      ...(server !== undefined && { server }),
      // curl encodes the values of options; those in an address are already encoded.
      query: [...new URLSearchParams(query), ...request.query],
      headers,
      ...(body !== undefined && { body: isJson(body) ? body : null }),
    },
  ];
}

/** Whether a body is written in the command, as JSON. Others are files, variables, fields of forms. */
function isJson(data: string): boolean {
  return /^\s*[[{]/.test(data);
}

/** Removes the address of the API: a known one, or else a shell variable or a host. */
function withoutServer(address: string, server: string | undefined): string {
  return server === undefined
    ? address.replace(/^\$\w+|^\$\{\w+\}|^https?:\/\/[^/]+/, '')
    : address.slice(server.length);
}
