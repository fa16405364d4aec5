import { describe, expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

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
  const contract = `
paths:
  ${path}:
    ${method}:
      operationId: essai${operation}
webhooks: { rappel: { post: { responses: {} } } }
`;
  const findings = await findingsIn(contract, rules, { exceptions, pageParameters: ['curseur'] });
  return findings.map(({ rule, message }) => `${rule}: ${message.split(/[:,]/)[0] ?? ''}`);
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

  it.each([
    ['400', 'requete-invalide'],
    ['401', 'jeton-invalide'],
    ['403', 'portee-insuffisante'],
    ['404', 'ressource-introuvable'],
    ['412', 'version-perimee'],
    ['428', 'precondition-requise'],
    ['429', 'quota-depasse'],
    ['500', 'erreur-interne'],
    ['503', 'service-indisponible'],
  ])('report a write without an error under %s', async (status, code) => {
    const fault = `has-shared-errors: The operation has no error "${code}" under ${status}`;
    expect(await brokenBy(write.replace(new RegExp(`'${status}': .*`), ''))).toEqual([fault]);
    expect(await brokenBy(write.replaceAll(code, 'autre'))).toEqual([fault]);
  });

  it.each([
    ['400', 'cle-idempotence-absente'],
    ['409', 'requete-en-cours'],
    ['422', 'cle-idempotence-reutilisee'],
  ])('report a creation without an error under %s', async (status, code) =>
    expect(await brokenBy(creation.replace(new RegExp(`'${status}': .*`), ''), { method: 'post' })).toContain(
      `has-shared-errors: The operation has no error "${code}" under ${status}`,
    ),
  );

  it.each<[part: string, fault: string]>([
    ['RateLimit: {}, ', 'success-has-headers: Response 200 of "essai" has no RateLimit header'],
    ['RateLimit-Policy: {}, ', 'success-has-headers: Response 200 of "essai" has no RateLimit-Policy header'],
    [', X-Request-Id: {}', 'success-has-headers: Response 200 of "essai" has no X-Request-Id header'],
    ['etag: {}, ', 'resource-has-etag: Response 200 of "essai" has no ETag header'],
  ])('report a write without %s', async (part, fault) =>
    expect(await brokenBy(write.replace(part, ''))).toEqual([fault]),
  );

  it.each<[part: string, other: string, fault: string]>([
    ['Location: {},', '', 'success-has-headers: Response 201 of "essai" has no Location header'],
    ['Idempotency-Key', 'Accept', 'creation-is-idempotent: The operation creates'],
    [' etag: {},', '', 'resource-has-etag: Response 201 of "essai" has no ETag header'],
  ])('report a creation without %s', async (part, other, fault) =>
    expect(await brokenBy(creation.replace(part, other), { method: 'post' })).toEqual([fault]),
  );

  it('report a needless exception', async () =>
    expect(await brokenBy(write, { exceptions: { essai: 'Computed.' } })).toEqual([
      'resource-has-etag: "essai" is an exception of maison/resource-has-etag',
    ]));
});
