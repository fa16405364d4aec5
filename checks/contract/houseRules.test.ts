import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { housePlugin } from './houseRules.ts';

/** Rules that would report every operation or life cycle here; they have tests of their own. */
const otherRules = new Set([
  'no-dead-end',
  'has-shared-errors',
  'success-has-headers',
  'creation-is-idempotent',
  'resource-has-etag',
]);

const rules = Object.keys(housePlugin.rules?.oas3 ?? {})
  .filter((name) => !otherRules.has(name))
  .map((name) => `maison/${name}`);

/** The options of rules that depend on the contract. */
const facts = {
  elements: 'donnees',
  pageParameters: ['limite', 'curseur'],
  names: ['nomNaissance', 'matricule'],
};

/** Builds responses with one error, in the form that an operation has them. */
const errorResponses = (code: string): string =>
  `{ '409': { content: { a/b: { examples: { ${code}: { x-error: { status: 409, user: Fait. }, value: { code: ${code} } } } } } } }`;

/** Returns the messages of the house rules about an operation, in a contract with life cycles. */
async function faultsOf(operation: string, { path = '/a', method = 'get' } = {}): Promise<readonly string[]> {
  const source = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
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
  const config = await createConfig({
    plugins: [housePlugin],
    rules: Object.fromEntries(rules.map((rule) => [rule, { severity: 'error' as const, ...facts }])),
  });
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return problems.map(({ ruleId, message }) => `${ruleId.replace('maison/', '')}: ${message}`);
}

describe('housePlugin', () => {
  it('accepts an operation that follows all rules', async () => {
    const operation = `{
      summary: Lister les visites, x-slug: lister-les-visites, operationId: listerLesVisites, x-complete-list: true,
      description: 'Rend toutes les visites d’une journée.', x-states: { visite: [planifiee, demarree] },
      parameters: [{ name: date, in: query }],
      responses: { '200': { content: { application/json: { schema: { properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } } } } } } }`;
    expect(await faultsOf(operation)).toEqual([]);
  });

  const faulty: readonly (readonly [name: string, operation: string, options?: { path?: string; method?: string }])[] =
    [
      ['a slug that differs from the title', '{ summary: Lister les visites, x-slug: visites, operationId: visites }'],
      ['an operationId that differs from the slug', '{ summary: Lister, x-slug: lister, operationId: liste }'],
      [
        'a list that is neither paginated nor complete',
        "{ responses: { '200': { content: { application/json: { schema: { properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } } } } } } }",
      ],
      [
        'a list that is paginated and complete',
        "{ x-complete-list: true, parameters: [{ name: limite }, { name: curseur }], responses: { '200': { content: { application/json: { schema: { properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } } } } } } }",
      ],
      ['a write without a rule for replays', '{ responses: {} }', { method: 'patch' }],
      ['a name in the URL', '{ parameters: [{ name: nomNaissance, in: query }] }'],
      [
        'a health identifier in the path',
        '{ parameters: [{ name: matricule, in: path }] }',
        { path: "'/a/{matricule}'" },
      ],
      [
        'an error under another status',
        "{ responses: { '409': { content: { a/b: { examples: { doublon: { x-error: { status: 422, user: Fait. }, value: { code: doublon } } } } } } } }",
      ],
      [
        'an error under another name',
        "{ responses: { '409': { content: { a/b: { examples: { autre: { x-error: { status: 409, user: Fait. }, value: { code: doublon } } } } } } } }",
      ],
      [
        'an error without a sentence for users',
        "{ responses: { '409': { content: { a/b: { examples: { doublon: { x-error: { status: 409 }, value: { code: doublon } } } } } } } }",
      ],
      [
        'an error without a cause and a remedy',
        "{ responses: { '409': { content: { a/b: { examples: { doublon: { value: { code: doublon } } } } } } } }",
      ],
      [
        'incomplete fields',
        "{ responses: { '200': { content: { a/b: { schema: { properties: { a: {}, b: { type: string }, c: { type: integer }, d: { type: array } } } } } } } }",
      ],
      [
        'codes without a meaning',
        "{ responses: { '200': { content: { a/b: { schema: { enum: [a, b] } }, c/d: { schema: { oneOf: [{ const: a, title: A }, { const: b }] } } } } } }",
      ],
      ['an unknown state', '{ x-states: { visite: [planifiee, demarree, partie] } }'],
      ['an unknown state machine', '{ x-states: { voyage: [parti] } }'],
      ['an unknown transition', '{ x-transitions: [visite/partir] }'],
      [
        'a transition that another operation performs',
        `{ operationId: autre, x-transitions: [visite/demarrer], responses: ${errorResponses('transition-interdite')} }`,
      ],
      [
        'a refused state without an error',
        `{ x-states: { visite: [planifiee] }, responses: ${errorResponses('transition-interdite')} }`,
      ],
      ['a refused state without its specific error', '{ x-states: { visite: [demarree] } }'],
      ['a deprecated operation without a replacement', '{ deprecated: true }'],
      ['an unknown replacement', '{ deprecated: true, x-replaced-by: partir }'],
      [
        'a list that no operation serves',
        "{ responses: { '200': { content: { a/b: { schema: { oneOf: [{ const: a, title: A, description: Un }], x-served-by: lister } } } } } }",
      ],
      ['English', "{ description: 'Rend the visites.' }"],
      ['a missing accent', "{ description: 'Rend le numero de la visite.' }"],
      ['a straight apostrophe', '{ description: "Rend l\'adresse." }'],
    ];

  it.each(faulty.map(([name, operation, options]) => ({ name, operation, options })))(
    'rejects $name',
    async ({ operation, options }) => {
      expect(await faultsOf(operation, options)).toMatchSnapshot();
    },
  );

  it.each(['visite-demarree', 'visite-en-cours'])(
    'accepts the error %s for a state in which the operation is refused',
    async (code) => {
      expect(await faultsOf(`{ x-states: { visite: [planifiee] }, responses: ${errorResponses(code)} }`)).toEqual([]);
    },
  );

  it('accepts the slug of a title that was reworded after its publication', async () => {
    const operation =
      '{ summary: Lister les tournées, x-former-summary: Lister les visites, x-slug: lister-les-visites, operationId: listerLesVisites }';
    expect(await faultsOf(operation)).toEqual([]);
  });

  it('accepts a list that an operation serves', async () => {
    const schema = '{ oneOf: [{ const: a, title: A, description: Un }], x-served-by: demarrerUneVisite }';
    expect(await faultsOf(`{ responses: { '200': { content: { a/b: { schema: ${schema} } } } } }`)).toEqual([]);
  });

  it('names the file of an error that exists without a cause and a remedy', async () => {
    const example = "{ $ref: '#/paths/~1a/get/doublon.yaml' }";
    const operation = `{ doublon.yaml: { value: { code: doublon } }, responses: { '409': { content: { a/b: { examples: { doublon: ${example} } } } } } }`;
    expect(await faultsOf(operation)).toContain(
      'error-has-its-status: Error "doublon" has neither a cause nor a remedy: add `x-error` with status, cause, remedy, user and retry to doublon.yaml, or refer to its file in commun/erreurs there.',
    );
  });

  it('rejects a transition that its operation does not list', async () => {
    const source = `
openapi: 3.1.0
info: { title: Essai, version: '1' }
x-lifecycles: { visite: { states: { a: {} }, transitions: { partir: { from: [a], to: a, operation: partir } } } }
paths: {}
`;
    const config = await createConfig({ plugins: [housePlugin], rules: { 'maison/states-and-transitions': 'error' } });
    const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
    expect(problems.map(({ message }) => message)).toMatchSnapshot();
  });
});
