import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toScalar } from './serialize.ts';
import { toPathSafe } from './writing/fillPath.ts';
import type { SampleSource } from '../types.ts';

/**
 * The origin for a contract without a server: a domain reserved for examples.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
const placeholderOrigin = 'https://api.example.com';

/**
 * Returns the URL of an operation’s first server, with the defaults of the server’s variables.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function toServer({ operation, pathItem }: SampleSource, document: JsonObject): string {
  return toServerUrl([operation, pathItem, document].flatMap((owner) => toArray(owner['servers'])).find(isObject));
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
