import { expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

const signed = 'x-signature: Le HMAC du corps., x-retry: Six fois.,';

/** Returns the messages about a webhook with these extensions and this schema. */
async function faultsOf(extensions: string, schema: string): Promise<readonly string[]> {
  const contract = `
webhooks:
  fini: { post: { ${extensions} requestBody: { content: { application/json: { schema: ${schema} } } } } }
components:
  schemas: { Cible: { properties: { id: { type: string, format: uuid }, nom: { type: string, maxLength: 9 } } } }
`;
  return (await findingsIn(contract, ['webhook-is-thin'])).map(({ message }) => message);
}

it('accepts identifiers, codes, dates and numbers', async () => {
  const schema = `{ properties: {
    id: { type: string, format: uuid }, type: { type: string, oneOf: [{ const: a }] }, agence: { type: string, pattern: '^A' },
    version: { type: integer }, codes: { type: array, items: { type: string, enum: [b] } } } }`;
  expect(await faultsOf(signed, schema)).toEqual([]);
});

it.each([
  ['a field', '{ properties: { motif: { type: string } } }', 'motif'],
  ['a field of a component', "{ properties: { cible: { $ref: '#/components/schemas/Cible' } } }", 'cible.nom'],
  ['an element', '{ properties: { noms: { type: array, items: { type: [string, "null"] } } } }', 'noms[]'],
])('reports free text in %s', async (_, schema, field) => {
  expect(await faultsOf(signed, schema)).toEqual([
    expect.stringContaining(`Field "${field}" of webhook "fini" is free text`),
  ]);
});

it('requires a description of signature and retries', async () => {
  expect(await faultsOf('', '{}')).toEqual([
    'Webhook "fini" has no x-signature: describe how its calls are signed.',
    'Webhook "fini" has no x-retry: describe how its calls are retried.',
  ]);
});
