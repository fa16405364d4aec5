import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { encode, toScalar, toWellFormed } from './serialize.ts';
import type { SampleSource } from '../types.ts';

/**
 * The origin for a contract without a server: a domain reserved for examples.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
const placeholderOrigin = 'https://api.example.com';

/**
 * Returns the URL of an operation on its first server, with the defaults of the server’s variables and with the path
 * parameters filled in.
 *
 * @param values Encoded texts of the path parameters, by name.
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function toRequestUrl(
  { path, operation, pathItem }: SampleSource,
  document: JsonObject,
  values: ReadonlyMap<string, string>,
): string {
  const server = [operation, pathItem, document].flatMap((owner) => toArray(owner['servers'])).find(isObject);
  const filled = path
    .split(/\{([^{}]+)\}/)
    // The parts at odd indexes are names of parameters, because the pattern captures them.
    .map((part, index) => (index % 2 === 1 ? (values.get(part) ?? encode(`{${part}}`)) : toWrittenPath(part)))
    .join('');
  return toServerUrl(server) + filled;
}

/** OpenAPI allows no query in a path, but some contracts have one, to tell apart two operations of a path. */
function toWrittenPath(part: string): string {
  return part.split('?').map(toPathSafe).join('?');
}

function toServerUrl(server: JsonObject | undefined): string {
  const values = members(server?.['variables']).map(
    ([name, variable]) =>
      [name, toScalar(member(variable, 'default') ?? toArray(member(variable, 'enum'))[0] ?? name)] as const,
  );
  return toBaseUrl(toText(server?.['url']) ?? '/', new Map(values));
}

/**
 * Returns the base URL of a server, without a trailing slash.
 *
 * @param values Values of the server’s variables. An undeclared variable is replaced with its name.
 */
export function toBaseUrl(template: string, values: ReadonlyMap<string, string>): string {
  const url = template.replace(/\{([^{}]+)\}/g, (_, name: string) => values.get(name) ?? name);
  const { origin, pathname } = parseUrl(url);
  return origin + toPathSafe(pathname).replace(/\/+$/, '');
}

/**
 * Parses the URL of a server. A relative URL is resolved against `placeholderOrigin`, because the contract does not
 * name its host.
 */
function parseUrl(url: string): { readonly origin: string; readonly pathname: string } {
  const parsed = URL.canParse(url, placeholderOrigin) ? new URL(url, placeholderOrigin) : new URL(placeholderOrigin);
  return ['http:', 'https:'].includes(parsed.protocol) ? parsed : new URL(placeholderOrigin);
}

/**
 * Encodes characters that are not allowed in a path. Existing escape sequences are kept.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 */
function toPathSafe(text: string): string {
  return toWellFormed(text)
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/[^\w\-.~!$&()*+,;=:@/%]/gu, encode);
}
