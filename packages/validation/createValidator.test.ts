import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { parseJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { createValidator } from './createValidator.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const named = (kind: string, properties: JsonObject, required: readonly string[] = []) => ({
  type: 'object',
  title: kind,
  properties: { kind: { const: kind }, ...properties },
  required: ['kind', ...required],
});
const schemas = {
  Cat: named('cat', { lives: { type: 'integer', maximum: 9 } }, ['lives']),
  Dog: named('dog', { barks: { type: 'boolean' } }),
  Node: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Node') } },
    additionalProperties: false,
  },
  Base: { required: ['id', 'secret'], properties: { id: { readOnly: true, type: 'integer' } } },
  Account: { allOf: [ref('Base'), { properties: { secret: { type: 'string', writeOnly: true }, name: {} } }] },
};
const document = { components: { schemas } };
const pets = [ref('Cat'), ref('Dog')];
const pet = { oneOf: pets, discriminator: { propertyName: 'kind' } };
const closed = { description: 'Un dossier clos a un motif.', if: { properties: { state: { const: 'closed' } } } };

const problems = (schema: unknown, value: unknown, direction: 'request' | 'response' = 'request') =>
  createValidator(schema, document, direction)(value).map(({ pointer, message }) => `${pointer} ${message}`.trim());

describe('createValidator', () => {
  afterEach(() => setLanguage('fr'));

  it.each<[fact: string, schema: unknown, value: unknown, want: readonly string[]]>([
    ['a type', { type: 'string' }, 4, ['Attendu\u00a0: texte. Valeur actuelle\u00a0: entier.']],
    [
      'a length in characters',
      { type: 'string', minLength: 1, maxLength: 3 },
      'éé👍é',
      ['Attendu\u00a0: texte, 1 à 3\u00a0caractères. Valeur actuelle\u00a0: 4\u00a0caractères.'],
    ],
    [
      'a bound with its unit',
      { type: 'number', maximum: 15, 'x-unit': 'L/min' },
      18,
      ['Attendu\u00a0: nombre jusqu’à 15\u00a0L/min.'],
    ],
    [
      'a strict bound of OpenAPI 3.0',
      { type: 'integer', minimum: 0, exclusiveMinimum: true },
      0,
      ['Attendu\u00a0: entier supérieur à 0.'],
    ],
    ['a step', { type: 'number', multipleOf: 0.1 }, 0.25, ['Attendu\u00a0: nombre, par pas de 0,1.']],
    [
      'digits that a double loses',
      { type: 'integer', maximum: 9007199254740992 },
      parseJson('9007199254740993'),
      ['Attendu\u00a0: entier jusqu’à 9\u202f007\u202f199\u202f254\u202f740\u202f992.'],
    ],
    [
      'a date',
      { type: 'string', format: 'date', examples: ['2026-03-01'] },
      '2026-02-30',
      ['Attendu\u00a0: date (AAAA-MM-JJ). Par exemple\u00a0: "2026-03-01".'],
    ],
    ['a pattern', { pattern: '^\\d+$' }, 'a', ['Attendu\u00a0: un texte qui suit le motif ^\\d+$.']],
    ['listed values', { enum: ['a', 'b'] }, 'c', ['Valeurs permises\u00a0: "a", "b".']],
    ['a constant', { const: 1 }, 2, ['Seule valeur permise\u00a0: 1.']],
    [
      'many values',
      { enum: [...Array(14).keys()] },
      'c',
      ['Valeurs permises\u00a0: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11… et 2 autres.'],
    ],
    ['a repeated item', { type: 'array', uniqueItems: true }, [1, 1.0], ['Attendu\u00a0: liste, sans doublon.']],
    [
      'too few items',
      { type: 'array', minItems: 2 },
      [1],
      ['Attendu\u00a0: liste, au moins 2\u00a0éléments. Valeur actuelle\u00a0: 1\u00a0élément.'],
    ],
    [
      'an item after the last',
      { prefixItems: [{}], items: false },
      [1, 2],
      ['/1 Cet élément n’est pas permis\u00a0: la liste s’arrête avant lui.'],
    ],
    [
      'contained items',
      { contains: { const: 3 }, minContains: 2 },
      [3],
      ['La liste contient au moins 2\u00a0éléments de valeur 3\u00a0; ici, 1.'],
    ],
    ['a missing member, where it would be', { required: ['a/b'] }, {}, ['/a~1b Champ obligatoire.']],
    [
      'a member beside another',
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      ['/b Champ obligatoire quand «\u00a0a\u00a0» est présent.'],
    ],
    [
      'an unknown member',
      { properties: { a: {} }, additionalProperties: false },
      { b: 1 },
      ['/b Le contrat ne connaît pas ce champ.'],
    ],
    [
      'what nothing describes, once',
      { allOf: [{ properties: { a: { type: 'string' } } }], unevaluatedProperties: false },
      { a: 1, b: 1 },
      ['/a Attendu\u00a0: texte. Valeur actuelle\u00a0: entier.', '/b Le contrat ne connaît pas ce champ.'],
    ],
    [
      'the name of a member',
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      [
        '/ab Nom de champ non permis. Attendu\u00a0: texte, 1\u00a0caractère au plus. Valeur actuelle\u00a0: 2\u00a0caractères.',
      ],
    ],
    ['an excluded value', { not: { enum: ['a'] } }, 'a', ['Valeurs exclues\u00a0: "a".']],
    ['an exclusion without words', { not: { type: 'string' } }, 'a', ['Cette valeur est exclue.']],
    ['a schema that allows nothing', { not: {} }, 'a', ['Aucune valeur n’est permise ici.']],
    [
      'a condition, in the contract’s words',
      { allOf: [{ ...closed, then: { required: ['reason'] } }] },
      { state: 'closed' },
      ['/reason Champ obligatoire. Un dossier clos a un motif.'],
    ],
    [
      'a member that a condition excludes, where it is',
      { ...closed, then: {}, else: { not: { required: ['reason'] } } },
      { state: 'open', reason: 'x' },
      ['/reason Ce champ n’est pas permis ici. Un dossier clos a un motif.'],
    ],
    ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, ['/b Champ obligatoire.']],
    ['the variant that a discriminator names', pet, { kind: 'cat', barks: 1 }, ['/lives Champ obligatoire.']],
    ['the name of no variant', pet, { kind: 'cow' }, ['/kind Valeurs permises\u00a0: "cat", "dog".']],
    [
      'the nearest variant, without a discriminator',
      { anyOf: pets },
      { kind: 'dog', barks: 1 },
      ['/barks Attendu\u00a0: booléen. Valeur actuelle\u00a0: entier.'],
    ],
    [
      'the types of all variants',
      { anyOf: [{ type: 'string' }, { type: 'number' }] },
      true,
      ['Attendu\u00a0: texte ou nombre. Valeur actuelle\u00a0: booléen.'],
    ],
    [
      'the values of all variants',
      { oneOf: [{ const: 'a' }, { const: 'b' }] },
      'c',
      ['Valeurs permises\u00a0: "a", "b".'],
    ],
    [
      'the variant of the right type',
      { anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }] },
      'x',
      ['Attendu\u00a0: date (AAAA-MM-JJ).'],
    ],
    [
      'two variants',
      {
        oneOf: [
          { title: 'A', required: ['a'] },
          { title: 'B', required: ['b'] },
        ],
      },
      { a: 1, b: 1 },
      ['Une seule variante doit convenir\u00a0; ici, A et B conviennent.'],
    ],
    [
      'a recursive schema',
      ref('Node'),
      { name: 'a', children: [{ name: 'b', children: [{}] }] },
      ['/children/0/children/0/name Champ obligatoire.'],
    ],
    ['nothing: null of OpenAPI 3.0', { type: 'string', nullable: true, enum: ['a'] }, null, []],
    ['nothing: an unknown format', { type: 'string', format: 'iban' }, 'x', []],
    ['nothing: a pattern that is none', { pattern: '(' }, 'x', []],
    ['nothing: an annotation', { example: 3, deprecated: true, 'x-a': 1, xml: {} }, 'x', []],
  ])('reports %s', (_fact, schema, value, want) => expect(problems(schema, value)).toEqual(want));

  it.each<['request' | 'response', value: unknown, want: readonly string[]]>([
    ['request', { secret: 's' }, []],
    ['request', {}, ['/secret Champ obligatoire.']],
    [
      'request',
      { secret: 's', id: 1 },
      ['/id Lecture seule\u00a0: le serveur fixe ce champ, une requête ne l’envoie pas.'],
    ],
    ['response', { id: 1 }, []],
    ['response', { id: 1, secret: 's' }, ['/secret Écriture seule\u00a0: une réponse ne contient pas ce champ.']],
  ])('decides by direction: %s %j', (direction, value, want) => {
    expect(problems(ref('Account'), value, direction)).toEqual(want);
  });

  it('speaks the language of the site', () => {
    setLanguage('en');
    expect(problems({ required: ['a'], properties: { b: { type: 'string', maxLength: 2 } } }, { b: 'abc' })).toEqual([
      '/a This field is required.',
      '/b Expected: string, at most 2 characters. Current value: 3 characters.',
    ]);
  });
});
