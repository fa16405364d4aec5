import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { housePlugin } from './houseRules';

const rules = Object.keys(housePlugin.rules?.oas3 ?? {}).map((name) => `maison/${name}`);

/** Builds responses with one error, in the form that an operation has them. */
const refusing = (code: string): string =>
  `{ '409': { content: { a/b: { examples: { ${code}: { x-error: { status: 409 }, value: { code: ${code} } } } } } } }`;

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
    post: { operationId: demarrerUneVisite, x-transitions: [visite/demarrer], x-replay: Sans effet., responses: ${refusing('transition-interdite')} }
`;
  const config = await createConfig({
    plugins: [housePlugin],
    rules: Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
  });
  const problems = await lintFromString({ source, config, absoluteRef: '/essai.yaml' });
  return problems.map(({ ruleId, message }) => `${ruleId.replace('maison/', '')}: ${message}`);
}

describe('house rules', () => {
  it('accept an operation that keeps them', async () => {
    const operation = `{
      summary: Lister les visites, x-slug: lister-les-visites, operationId: listerLesVisites, x-complete-list: true,
      description: 'Rend toutes les visites d’une journée.', x-states: { visite: [planifiee, demarree] },
      parameters: [{ name: date, in: query }],
      responses: { '200': { content: { application/json: { schema: { properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } } } } } } }`;
    expect(await faultsOf(operation)).toEqual([]);
  });

  const faulty: readonly (readonly [name: string, operation: string, place?: { path?: string; method?: string }])[] = [
    ['a slug that is not the title', '{ summary: Lister les visites, x-slug: visites, operationId: visites }'],
    ['an operationId that is not the slug', '{ summary: Lister, x-slug: lister, operationId: liste }'],
    [
      'a list that does not say whether it is whole',
      "{ responses: { '200': { content: { application/json: { schema: { properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } } } } } } }",
    ],
    [
      'a list that is paginated and whole',
      "{ x-complete-list: true, parameters: [{ name: limite }, { name: curseur }], responses: { '200': { content: { application/json: { schema: { properties: { donnees: { type: array, maxItems: 9, description: D, examples: [[]] } } } } } } } }",
    ],
    ['a write without a rule for a second sending', '{ responses: {} }', { method: 'patch' }],
    ['a name in the URL', '{ parameters: [{ name: nomNaissance, in: query }] }'],
    [
      'an identifier of health in the path',
      '{ parameters: [{ name: matricule, in: path }] }',
      { path: "'/a/{matricule}'" },
    ],
    [
      'an error under another status',
      "{ responses: { '409': { content: { a/b: { examples: { doublon: { x-error: { status: 422 }, value: { code: doublon } } } } } } } }",
    ],
    [
      'an error under another name',
      "{ responses: { '409': { content: { a/b: { examples: { autre: { x-error: { status: 409 }, value: { code: doublon } } } } } } } }",
    ],
    [
      'an error without cause and remedy',
      "{ responses: { '409': { content: { a/b: { examples: { doublon: { value: { code: doublon } } } } } } } }",
    ],
    [
      'fields that say too little',
      "{ responses: { '200': { content: { a/b: { schema: { properties: { a: {}, b: { type: string }, c: { type: integer }, d: { type: array } } } } } } } }",
    ],
    ['an unknown state', '{ x-states: { visite: [planifiee, demarree, partie] } }'],
    ['an unknown machine', '{ x-states: { voyage: [parti] } }'],
    ['an unknown transition', '{ x-transitions: [visite/partir] }'],
    [
      'a transition that another operation performs',
      `{ operationId: autre, x-transitions: [visite/demarrer], responses: ${refusing('transition-interdite')} }`,
    ],
    [
      'a refused state without an error',
      `{ x-states: { visite: [planifiee] }, responses: ${refusing('transition-interdite')} }`,
    ],
    ['a refused state without an error of its own', '{ x-states: { visite: [demarree] } }'],
    ['a deprecated operation without another', '{ deprecated: true }'],
    ['a replacement that is none', '{ deprecated: true, x-replaced-by: partir }'],
    [
      'a list that no operation serves',
      "{ responses: { '200': { content: { a/b: { schema: { enum: [a], x-served-by: lister } } } } } }",
    ],
    ['English', "{ description: 'Rend the visites.' }"],
    ['a missing accent', "{ description: 'Rend le numero de la visite.' }"],
    ['a straight apostrophe', '{ description: "Rend l\'adresse." }'],
  ];

  it.each(faulty.map(([name, operation, place]) => ({ name, operation, place })))(
    'refuse $name',
    async ({ operation, place }) => {
      expect(await faultsOf(operation, place)).toMatchSnapshot();
    },
  );

  it.each(['visite-demarree', 'visite-en-cours'])('accept the error %s for a state that it refuses', async (code) => {
    expect(await faultsOf(`{ x-states: { visite: [planifiee] }, responses: ${refusing(code)} }`)).toEqual([]);
  });

  it('accept a list that an operation serves', async () => {
    const schema = '{ enum: [a], x-served-by: demarrerUneVisite }';
    expect(await faultsOf(`{ responses: { '200': { content: { a/b: { schema: ${schema} } } } } }`)).toEqual([]);
  });

  it('refuse a transition that its operation does not name', async () => {
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
