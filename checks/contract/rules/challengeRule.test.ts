import { expect, it } from 'vitest';
import { findingsIn } from '../testing/findingsIn.ts';

/** Returns the messages about an operation with a 403 that has these headers and these errors. */
async function faultsOf(headers: string, codes: readonly string[], reservedTo = ''): Promise<readonly string[]> {
  const examples = codes.map((code) => `${code}: { value: { code: ${code} } }`).join(', ');
  const contract = `paths: { /a: { post: { ${reservedTo} responses: { '403': { headers: ${headers}, content: { a/b: { examples: { ${examples} } } } } } } } }`;
  return (await findingsIn(contract, ['refusal-has-challenge'])).map(({ message }) => message);
}

const challenge = '{ WWW-Authenticate: {} }';

it('accepts a refusal that names the scope, and other refusals without a header', async () => {
  expect(await faultsOf(challenge, ['portee-insuffisante'])).toEqual([]);
  expect(await faultsOf('{}', ['patient-hors-perimetre'])).toEqual([]);
  expect(await faultsOf('{}', ['action-reservee'], 'x-reserved-to: la coordination,')).toEqual([]);
});

it('reports a refusal that does not name the scope', async () =>
  expect(await faultsOf('{}', ['portee-insuffisante'])).toEqual([
    'The response has the error "portee-insuffisante", but no WWW-Authenticate header: refer to commun/headers/WwwAuthenticatePortee.yaml.',
  ]));

it('reports a reserved action without its error', async () =>
  expect(await faultsOf(challenge, ['portee-insuffisante'], 'x-reserved-to: l’auteur de la note,')).toEqual([
    'The operation is reserved to a role, but has no error "action-reservee": refer to commun/responses/ActionReservee.yaml.',
  ]));
