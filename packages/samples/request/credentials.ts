import { member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { encode } from './serialize.ts';
import { environment, isHeaderName } from './templates.ts';
import { callVariables } from '../callVariables.ts';
import { texts } from '../texts.ts';
import type { BasicCredentials, Pair } from '../types.ts';

const credentialsHeader = 'Authorization';

/** The authentication of a sample. Every secret is read from an environment variable. */
export interface SampleCredentials {
  readonly headers: readonly Pair[];
  readonly query: readonly Pair[];
  /** Names are encoded. */
  readonly cookies: readonly Pair[];
  readonly basic?: BasicCredentials;
  readonly digest?: BasicCredentials;
  readonly clientCertificate?: true;
  readonly notes?: readonly string[];
}

const none: SampleCredentials = { headers: [], query: [], cookies: [] };

/**
 * Returns the credentials for the first alternative in the `security` of an operation or, if it has none, of the
 * contract: the first without a deprecated scheme, if there is one. All schemes of the alternative are included.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export function toSampleCredentials(operation: JsonObject, document: JsonObject, resolve: Resolve): SampleCredentials {
  const schemes = member(document['components'], 'securitySchemes');
  const alternatives = toArray(operation['security'] ?? document['security']);
  const isDeprecated = ([name]: readonly [string, unknown]) =>
    resolve(member(schemes, name)).node['deprecated'] === true;
  const alternative = alternatives.find((one) => !members(one).some(isDeprecated)) ?? alternatives[0];
  return members(alternative).reduce<SampleCredentials>((all, [name]) => {
    const own = toCredential(resolve(member(schemes, name)).node);
    return {
      ...all,
      ...own,
      headers: [...all.headers, ...own.headers],
      query: [...all.query, ...own.query],
      cookies: [...all.cookies, ...own.cookies],
      ...(own.notes !== undefined && { notes: [...(all.notes ?? []), ...own.notes] }),
    };
  }, none);
}

/** @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object */
function toCredential(scheme: JsonObject): SampleCredentials {
  switch (scheme['type']) {
    case 'oauth2':
    case 'openIdConnect':
      return authorization('Bearer');
    case 'http':
      return toHttpCredential(toText(scheme['scheme']) ?? 'bearer');
    case 'apiKey':
      return toApiKey(String(scheme['name']), scheme['in']);
    case 'mutualTLS':
      return { ...none, clientCertificate: true };
    default:
      return none;
  }
}

function toHttpCredential(scheme: string): SampleCredentials {
  const lower = scheme.toLowerCase();
  const user = { user: 'API_USER', password: 'API_PASSWORD' };
  if (lower === 'bearer') return authorization('Bearer');
  if (lower === 'basic') return { ...none, basic: user };
  if (lower === 'digest') return { ...none, digest: user };
  const name = scheme.replace(/[^\x21-\x7e]/g, '');
  if (computedSchemes.has(lower) || name === '') {
    return { ...none, notes: [texts().comments.computedCredentials(scheme)] };
  }
  return { ...authorization(name), notes: [texts().comments.unknownScheme(name, credentialsHeader)] };
}

/**
 * Schemes whose credentials are computed from a challenge, a key or the request, so that no fixed header can carry them.
 *
 * @see https://www.iana.org/assignments/http-authschemes/
 */
const computedSchemes: ReadonlySet<string> = new Set([
  ...['concealed', 'gnap', 'hoba', 'mutual', 'negotiate', 'ntlm', 'oauth', 'scram-sha-1', 'scram-sha-256', 'vapid'],
  ...['aws4-hmac-sha256', 'hawk', 'signature'],
]);

/** @see https://www.rfc-editor.org/rfc/rfc6750#section-2.1 */
function authorization(scheme: string): SampleCredentials {
  const value = [{ kind: 'text', text: `${scheme} ` } as const, environment(callVariables.token)];
  return { ...none, headers: [{ name: credentialsHeader, value }] };
}

function toApiKey(name: string, location: unknown): SampleCredentials {
  const value = [environment(toVariable(name))];
  switch (location) {
    case 'query':
      return { ...none, query: [{ name, value }] };
    case 'cookie':
      return { ...none, cookies: [{ name: encode(name), value }] };
    default:
      return isHeaderName(name)
        ? { ...none, headers: [{ name, value }] }
        : { ...none, notes: [texts().comments.invalidHeaderName(name)] };
  }
}

/**
 * Returns the environment variable for a name. A name of one word gets a prefix, because systems already have variables
 * such as `USER` and `PATH`.
 *
 * @example toVariable('X-Api-Key') // 'X_API_KEY'
 * @example toVariable('user') // 'API_USER'
 */
function toVariable(name: string): string {
  const variable = name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  if (!/^[A-Z]/.test(variable)) return 'API_KEY';
  return /_|^API/.test(variable) ? variable : `API_${variable}`;
}
