import { isObject, member, members, toArray, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { encode, toScalar, toWellFormed } from './serialize';
import type { SampleSource } from '../types';

/** Where the contract names no server of its own: an address that is nobody's. @see https://www.rfc-editor.org/rfc/rfc2606 */
const nobody = 'https://api.example.com';

/**
 * The address of an operation on its first server, each variable at its default, each parameter filled in.
 *
 * @param values Encoded texts of the path parameters by name.
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function toRequestAddress(
  { path, operation, pathItem }: SampleSource,
  document: JsonObject,
  values: ReadonlyMap<string, string>,
): string {
  const server = [operation, pathItem, document].flatMap((owner) => toArray(owner['servers'])).find(isObject);
  const filled = path
    .split(/(\{[^{}]+\})/)
    .map((part) => (/^\{.*\}$/.test(part) ? (values.get(part.slice(1, -1)) ?? encode(part)) : toPathSafe(part)))
    .join('');
  return toServerUrl(server) + filled;
}

function toServerUrl(server: JsonObject | undefined): string {
  const values = members(server?.['variables']).map(
    ([name, variable]) =>
      [name, toScalar(member(variable, 'default') ?? toArray(member(variable, 'enum'))[0] ?? name)] as const,
  );
  return toBaseUrl(toText(server?.['url']) ?? '/', new Map(values));
}

/**
 * What every address on a server begins with, without a slash at its end.
 *
 * @param values Of the server’s variables; one that is not declared becomes its name.
 */
export function toBaseUrl(template: string, values: ReadonlyMap<string, string>): string {
  const url = template.replace(/\{([^{}]+)\}/g, (_, name: string) => values.get(name) ?? name);
  const { origin, pathname } = parseUrl(url);
  return origin + toPathSafe(pathname).replace(/\/+$/, '');
}

/** A relative address stands for one on a server that the contract does not know. */
function parseUrl(url: string): { readonly origin: string; readonly pathname: string } {
  const parsed = URL.canParse(url, nobody) ? new URL(url, nobody) : new URL(nobody);
  return /^https?:$/.test(parsed.protocol) ? parsed : new URL(nobody);
}

/** Encodes what may not stand in a path; what is encoded already stays. @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3 */
function toPathSafe(text: string): string {
  return toWellFormed(text)
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\w\-.~!$&()*+,;=:@/%]+/gu, encode);
}
