import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { housePlugin } from '../houseRules.ts';

const rules = ['has-shared-errors', 'success-has-headers', 'creation-is-idempotent', 'resource-has-etag'];

const headers = 'RateLimit: {}, RateLimit-Policy: {}, X-Request-Id: {}';

/** A write that keeps every promise. Each case removes a part of it. */
const write = `
      parameters: [{ name: If-Match, in: header }]
      responses:
        '200': { headers: { etag: {}, ${headers} }, content: { a/b: {} } }
        ${errorResponse('400', 'requete-invalide')}
        ${errorResponse('401', 'jeton-invalide')}
        ${errorResponse('403', 'portee-insuffisante')}
        ${errorResponse('404', 'ressource-introuvable')}
        ${errorResponse('412', 'version-perimee')}
        ${errorResponse('428', 'precondition-requise')}
        ${errorResponse('429', 'quota-depasse')}
        ${errorResponse('500', 'erreur-interne')}
        ${errorResponse('503', 'service-indisponible')}`;

/** A creation that keeps every promise, below an address that another operation reads. */
const creation = write
  .replace('If-Match', 'Idempotency-Key')
  .replace("'200': { headers: {", "'201': { headers: { Location: {},")
  .replace('requete-invalide: {', 'cle-idempotence-absente: { value: { code: cle-idempotence-absente } }, $&')
  .replace(/'412'.*/, errorResponse('409', 'requete-en-cours'))
  .replace(/'428'.*/, errorResponse('422', 'cle-idempotence-reutilisee'));

function errorResponse(status: string, code: string): string {
  return `'${status}': { content: { a/b: { examples: { ${code}: { value: { code: ${code} } } } } } }`;
}

interface Options {
  readonly path?: string;
  readonly method?: string;
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** Returns the broken rules and what their messages are about, for a contract with one operation. */
async function brokenBy(
  operation: string,
  { path = '/livres/{livreId}', method = 'put', exceptions = {} }: Options = {},
): Promise<readonly string[]> {
  const source = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
paths:
  ${path}:
    ${method}:
      operationId: essai${operation}
webhooks: { rappel: { post: { responses: {} } } }
`;
  const config = await createConfig({
    plugins: [housePlugin],
    rules: Object.fromEntries(
      rules.map((name) => [`maison/${name}`, { severity: 'error' as const, exceptions, pageParameters: ['curseur'] }]),
    ),
  });
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return problems.map(({ ruleId, message }) => `${ruleId.replace('maison/', '')}: ${message.split(/[:,]/)[0] ?? ''}`);
}

describe('the rules about responses', () => {
  it.each([
    ['a write', write, {}],
    ['a creation', creation, { method: 'post' }],
    [
      'a read without path parameters',
      write.replace(/parameters.*/, '').replace(/'404'.*/, ''),
      { path: '/livres', method: 'get' },
    ],
    [
      'a page of a list, which has no ETag',
      write.replace(/parameters.*/, 'parameters: [{ name: curseur, in: query }]').replace('etag: {}, ', ''),
      { method: 'get' },
    ],
    [
      'a calculation, which has no ETag',
      write.replace('If-Match', 'Accept').replace('etag: {}, ', ''),
      { method: 'post' },
    ],
    ['a deletion, whose response is empty', write.replace('etag: {}, ', '').replace(', content: { a/b: {} }', ''), {}],
    ['an exception', write.replace('etag: {}, ', ''), { exceptions: { essai: 'Computed.' } }],
  ])('accept %s', async (_name, operation, options) => expect(await brokenBy(operation, options)).toEqual([]));

  const faulty: readonly (readonly [
    name: string,
    operation: string,
    part: string | RegExp,
    replacement: string,
    options?: Options,
  ])[] = [
    ...['400', '401', '403', '404', '412', '428', '429', '500', '503'].map(
      (status) => [status, write, new RegExp(`'${status}': .*`), '', {}] as const,
    ),
    ...['400', '409', '422'].map(
      (status) => [`${status} of a creation`, creation, new RegExp(`'${status}': .*`), '', { method: 'post' }] as const,
    ),
    ['an own 403 without the shared error', write, /portee-insuffisante/g, 'droits-insuffisants', {}],
    ['the quota', write, 'RateLimit: {}, ', '', {}],
    ['the policy of the quota', write, 'RateLimit-Policy: {}, ', '', {}],
    ['the number of the call', write, ', X-Request-Id: {}', '', {}],
    ['Location', creation, 'Location: {},', '', { method: 'post' }],
    ['Idempotency-Key', creation, 'Idempotency-Key', 'Accept', { method: 'post' }],
    ['the ETag of a write', write, 'etag: {}, ', '', {}],
    ['the ETag of a creation', creation, ' etag: {},', '', { method: 'post' }],
    ['a needless exception', write, /$/, '', { exceptions: { essai: 'Computed.' } }],
  ];

  const cases = faulty.map(([name, operation, part, replacement, options]) => ({
    name,
    operation: operation.replace(part, replacement),
    options,
  }));

  it.each(cases)('report a missing part: $name', async ({ operation, options }) => {
    expect(await brokenBy(operation, options)).toMatchSnapshot();
  });
});
