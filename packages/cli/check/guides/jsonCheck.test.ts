import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { createJsonCheck } from './jsonCheck.ts';

const line = {
  type: 'object',
  required: ['etat', 'titre'],
  minProperties: 2,
  properties: {
    etat: { oneOf: [{ const: 'prete' }, { const: 'rendu' }] },
    titre: { type: 'string', maxLength: 10 },
    retour: { type: 'string' },
  },
  if: { properties: { etat: { const: 'rendu' } } },
  then: { required: ['retour'] },
};
const reader = { type: 'object', required: ['nom', 'carte'], properties: { nom: { type: 'string' } } };
const club = { type: 'object', required: ['nom', 'membres'], properties: { nom: { type: 'string' } } };
const loan = {
  type: 'object',
  properties: {
    lignes: { type: 'array', minItems: 2, items: { $ref: '#/$defs/Ligne' } },
    emprunteur: { oneOf: [{ $ref: '#/$defs/Lecteur' }, { $ref: '#/$defs/Club' }] },
  },
  not: { required: ['emprunteur'] },
};
const document = { schema: loan, $defs: { Ligne: line, Lecteur: reader, Club: club } };
const check = createJsonCheck({ document, resolve: createResolve(document), fields: new Map() });

const problemsOf = (value: unknown, isPartial: boolean): readonly string[] =>
  check(JSON.stringify(value), '#/schema', loan, isPartial).map(({ message }) => message);

describe('createJsonCheck', () => {
  it.each([
    { missing: 'fields of a line', value: { lignes: [{ titre: 'Nana' }, { etat: 'rendu' }] } },
    { missing: 'fields that distinguish two schemas', value: { emprunteur: { nom: 'ZOLA' } } },
  ])('accepts missing $missing in a part, but not in a whole value', ({ value }) => {
    expect(problemsOf(value, true)).toEqual([]);
    expect(problemsOf(value, false)).not.toEqual([]);
  });

  it.each([
    [{ lignes: [{ titre: 'Nana' }, { etat: 'perdu' }] }, '/lignes/1/etat must be equal to constant.'],
    [{ lignes: [{ titre: 'Au bonheur des dames' }] }, '/lignes/0/titre must NOT have more than 10 characters.'],
    [{ emprunteur: { nom: 4 } }, '/emprunteur/nom must be string.'],
    [{ lignes: [{ titres: 'Nana' }] }, 'There is no field "titres" here.'],
  ])('reports the problem of %j even in a part: %s', (value, want) => {
    expect(problemsOf(value, true)).toContain(want);
  });

  it.each([
    ['the identifiers of schemas', { $id: 'https://a.org/b', $anchor: 'c' }],
    [
      'one identifier twice',
      {
        examples: [
          { $id: 'd', $anchor: 'd' },
          { $id: 'd', $anchor: 'd' },
        ],
      },
    ],
    ['another dialect', { $schema: 'https://a.org/dialect' }],
  ])('reads a contract with %s', (_name, beside) => {
    const own = { ...beside, properties: { nom: { type: 'string' } } };
    const contract = { schema: own, other: beside };
    const checkOwn = createJsonCheck({ document: contract, resolve: createResolve(contract), fields: new Map() });
    expect(checkOwn('{ "nom": 4 }', '#/schema', own, false)).toHaveLength(1);
  });

  it.each([[{ exclusiveMinimum: true }], [{ pattern: '[' }], [{ type: 'file' }]])(
    'reports only unknown fields for a schema that Ajv cannot read: %j',
    (broken) => {
      const own = { properties: { nom: broken } };
      const contract = { schema: own };
      const checkOwn = createJsonCheck({ document: contract, resolve: createResolve(contract), fields: new Map() });
      expect(checkOwn('{ "nom": 4, "prenom": 1 }', '#/schema', own, false).map(({ message }) => message)).toEqual([
        'There is no field "prenom" here.',
      ]);
    },
  );
});
