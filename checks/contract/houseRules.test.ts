import { describe, expect, it } from 'vitest';
import { housePlugin } from './houseRules.ts';
import { findingsIn } from './testing/findingsIn.ts';

/** Rules that would report every operation or life cycle here; they have tests of their own. */
const otherRules = new Set([
  'no-dead-end',
  'has-shared-errors',
  'success-has-headers',
  'creation-is-idempotent',
  'resource-has-etag',
]);

const rules = Object.keys(housePlugin.rules?.oas3 ?? {}).filter((name) => !otherRules.has(name));

/** The options of rules that depend on the contract. */
const facts = {
  elements: 'donnees',
  pageParameters: ['limite', 'curseur'],
  names: ['nomNaissance', 'matricule'],
};

/** Builds responses with one error, in the form that an operation has them. */
function errorResponses(code: string, { name = code, about = 'status: 409, user: Fait.' } = {}): string {
  const error = about === '' ? '' : `x-error: { ${about} }, `;
  return `{ '409': { content: { a/b: { examples: { ${name}: { ${error}value: { code: ${code} } } } } } } }`;
}

const responseOf = (schema: string): string => `{ '200': { content: { application/json: { schema: ${schema} } } } }`;
const list = responseOf('{ properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } }');

/** Returns the messages of the house rules about an operation, in a contract with life cycles. */
async function faultsOf(operation: string, { path = '/a', method = 'get' } = {}): Promise<readonly string[]> {
  const contract = `
x-lifecycles:
  visite:
    states: { planifiee: {}, demarree: { refusals: [visite-demarree, visite-en-cours] }, supprimee: { pseudo: true } }
    transitions: { demarrer: { from: [planifiee], to: demarree, operation: demarrerUneVisite } }
paths:
  ${path}:
    ${method}: ${operation}
  /demarrage:
    post: { operationId: demarrerUneVisite, x-transitions: [visite/demarrer], x-replay: Sans effet., responses: ${errorResponses('transition-interdite')} }
`;
  return (await findingsIn(contract, rules, facts)).map(({ rule, message }) => `${rule}: ${message}`);
}

describe('housePlugin', () => {
  it.each([
    [
      'an operation that follows all rules',
      `{ summary: Lister les visites, x-slug: lister-les-visites, operationId: listerLesVisites, x-complete-list: true,
        description: 'Rend toutes les visites d’une journée.', x-states: { visite: [planifiee, demarree] },
        parameters: [{ name: date, in: query }], responses: ${list} }`,
    ],
    [
      'the slug of a title that was reworded after its publication',
      '{ summary: Lister les tournées, x-former-summary: Lister les visites, x-slug: lister-les-visites, operationId: listerLesVisites }',
    ],
    [
      'a list that an operation serves',
      `{ responses: ${responseOf('{ oneOf: [{ const: a, title: A, description: Un }], x-served-by: demarrerUneVisite }')} }`,
    ],
    ...['visite-demarree', 'visite-en-cours'].map((code) => [
      `the error ${code} for a state in which the operation is refused`,
      `{ x-states: { visite: [planifiee] }, responses: ${errorResponses(code)} }`,
    ]),
  ])('accepts %s', async (_, operation = '') => expect(await faultsOf(operation)).toEqual([]));

  it.each<[fault: string, operation: string, wanted: string, options?: { path?: string; method?: string }]>([
    [
      'a slug that differs from the title',
      '{ summary: Lister les visites, x-slug: visites, operationId: visites }',
      'slug-follows-summary: x-slug is "visites": change it to "lister-les-visites"',
    ],
    [
      'an operationId that differs from the slug',
      '{ summary: Lister, x-slug: lister, operationId: liste }',
      'slug-follows-summary: operationId is "liste": change it to "lister"',
    ],
    [
      'a list that is neither paginated nor complete',
      `{ responses: ${list} }`,
      'list-is-paginated-or-complete: The list is neither paginated nor declared complete: add the parameters limite and curseur',
    ],
    [
      'a list that is paginated and complete',
      `{ x-complete-list: true, parameters: [{ name: limite }, { name: curseur }], responses: ${list} }`,
      'list-is-paginated-or-complete: The list is paginated and declared complete',
    ],
    [
      'a write without a rule for replays',
      '{ responses: {} }',
      'write-has-concurrency-rule: The operation does not define',
      { method: 'patch' },
    ],
    [
      'a name in the URL',
      '{ parameters: [{ name: nomNaissance, in: query }] }',
      'no-private-data-in-url: "nomNaissance"',
    ],
    [
      'a health identifier in the path',
      '{ parameters: [{ name: matricule, in: path }] }',
      'no-private-data-in-url: "matricule"',
      { path: "'/a/{matricule}'" },
    ],
    [
      'an error under another status',
      `{ responses: ${errorResponses('doublon', { about: 'status: 422, user: Fait.' })} }`,
      'error-has-its-status: Error "doublon" has status 422',
    ],
    [
      'an error under another name',
      `{ responses: ${errorResponses('doublon', { name: 'autre' })} }`,
      'error-has-its-status: Example "autre" has the error code "doublon"',
    ],
    [
      'an error without a sentence for users',
      `{ responses: ${errorResponses('doublon', { about: 'status: 409' })} }`,
      'error-has-its-status: Error "doublon" has no `user`',
    ],
    [
      'an error without a cause and a remedy',
      `{ responses: ${errorResponses('doublon', { about: '' })} }`,
      'error-has-its-status: Error "doublon" has neither a cause nor a remedy: refer to its file in commun/erreurs',
    ],
    [
      'an error whose file has neither a cause nor a remedy',
      "{ doublon.yaml: { value: { code: doublon } }, responses: { '409': { content: { a/b: { examples: { doublon: { $ref: '#/paths/~1a/get/doublon.yaml' } } } } } } }",
      'error-has-its-status: Error "doublon" has neither a cause nor a remedy: add `x-error` with status, cause, remedy, user and retry to doublon.yaml',
    ],
    [
      'an unknown state',
      '{ x-states: { visite: [planifiee, demarree, partie] } }',
      'states-and-transitions: States "partie" of "visite" do not exist',
    ],
    [
      'an unknown state machine',
      '{ x-states: { voyage: [parti] } }',
      'states-and-transitions: States "parti" of "voyage" do not exist',
    ],
    [
      'an unknown transition',
      '{ x-transitions: [visite/partir] }',
      'states-and-transitions: Transition "visite/partir" does not exist',
    ],
    [
      'a transition that another operation performs',
      `{ operationId: autre, x-transitions: [visite/demarrer], responses: ${errorResponses('transition-interdite')} }`,
      'states-and-transitions: Transition "visite/demarrer" is performed by "demarrerUneVisite" in cycles-de-vie.yaml, not by "autre"',
    ],
    [
      'a refused state without an error',
      `{ x-states: { visite: [planifiee] }, responses: ${errorResponses('transition-interdite')} }`,
      'refusal-has-its-error: The operation is refused in state "demarree" of "visite", but has no error for it: add "visite-demarree" or "visite-en-cours"',
    ],
    [
      'a refused state without its specific error',
      '{ x-states: { visite: [demarree] } }',
      'refusal-has-its-error: The operation is refused in state "planifiee" of "visite", but has no error for it: add "transition-interdite"',
    ],
    [
      'a deprecated operation without a replacement',
      '{ deprecated: true }',
      'deprecated-has-replacement: The operation is deprecated',
    ],
    [
      'an unknown replacement',
      '{ deprecated: true, x-replaced-by: partir }',
      'deprecated-has-replacement: "partir" does not exist or is deprecated',
    ],
    [
      'a list that no operation serves',
      `{ responses: ${responseOf('{ oneOf: [{ const: a, title: A, description: Un }], x-served-by: lister }')} }`,
      'served-by-is-known: No operation has the operationId "lister"',
    ],
  ])('rejects %s', async (_, operation, wanted, options) => {
    const faults = await faultsOf(operation, options);
    expect(faults).toEqual([expect.stringContaining(wanted)]);
  });

  it.each([
    ['{}', 'description, type, example'],
    ['{ type: string }', 'description, example, maximum length, format or pattern'],
    ['{ type: integer }', 'description, example, bound'],
    ['{ type: array }', 'description, example, maximum number of elements'],
  ])('rejects the incomplete field %s', async (field, missing) => {
    const faults = await faultsOf(`{ responses: ${responseOf(`{ properties: { a: ${field} } }`)} }`);
    expect(faults.map((fault) => /^field-is-complete: Field "a" has no (.*): add it/.exec(fault)?.[1]).join(', ')).toBe(
      missing,
    );
  });

  it.each([
    ['{ enum: [a, b] }', 'The codes a, b have no meaning'],
    ['{ oneOf: [{ const: a, title: A }] }', 'The code "a" has no description'],
    ['{ oneOf: [{ const: b }] }', 'The code "b" has no title and no description'],
  ])('rejects codes without a meaning: %s', async (schema, wanted) =>
    expect(await faultsOf(`{ responses: ${responseOf(schema)} }`)).toEqual([
      expect.stringContaining(`code-has-meaning: ${wanted}`),
    ]),
  );

  it('rejects a transition that its operation does not list', async () => {
    const contract =
      'x-lifecycles: { visite: { states: { a: {} }, transitions: { partir: { from: [a], to: a, operation: partir } } } }\npaths: {}';
    const [finding] = await findingsIn(contract, ['states-and-transitions']);
    expect(finding?.message).toContain('"visite/partir" is performed by "partir", which does not list it');
  });
});
