import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { createAnchors, toPlainText } from '@reliure/richtext';
import { mergeSchema } from './merging/mergeSchema.ts';
import { toRules } from './rules.ts';

const resolve = createResolve({
  components: {
    schemas: {
      Couleur: { enum: ['rouge', 'bleu'] },
      Test: { properties: { a: { const: 1 } } },
      Suite: { required: ['c'] },
    },
  },
});
const rules = (schema: unknown) =>
  toRules(mergeSchema([schema], resolve), createAnchors(), resolve).map(({ text }) => toPlainText(text));

describe('toRules', () => {
  it.each([
    ['the contract’s description', { if: {}, then: {}, description: 'Si *a*, b.' }, ['Si a, b.']],
    [
      'a constant',
      { if: { properties: { a: { const: 1 } } }, then: { required: ['b'] } },
      ['Si a vaut 1, b est obligatoire.'],
    ],
    [
      'an enum',
      { if: { properties: { a: { enum: ['x', 'y'] } } }, then: { required: ['b', 'c'] } },
      ['Si a vaut "x" ou "y", b et c sont obligatoires.'],
    ],
    [
      'tests and consequences beside a reference',
      {
        if: { $ref: '#/components/schemas/Test', properties: { b: { const: 2 } } },
        then: { $ref: '#/components/schemas/Suite', required: ['d'] },
      },
      ['Si a vaut 1 et b vaut 2, c est obligatoire et d est obligatoire.'],
    ],
    [
      'two tests',
      { if: { properties: { a: { const: 1 }, b: { minimum: 2 } } }, then: { required: ['c'] } },
      ['Si a vaut 1 et b vaut au moins 2, c est obligatoire.'],
    ],
    [
      'a required member',
      { if: { required: ['a'] }, then: { required: ['b'] } },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'a test of a required member',
      { if: { properties: { a: { const: 1 } }, required: ['a'] }, then: { required: ['b'] } },
      ['Si a vaut 1, b est obligatoire.'],
    ],
    [
      'else',
      { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
      ['Si a est présent, b est obligatoire. Sinon, c est obligatoire.'],
    ],
    [
      'an else that allows anything',
      { if: { required: ['a'] }, then: { required: ['b'] }, else: { properties: {} } },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'else without then',
      { if: { properties: { a: { const: 1 } } }, else: { required: ['c'] } },
      ['Sauf si a vaut 1, c est obligatoire.'],
    ],
    [
      'else without then, for a condition without words',
      { if: {}, else: { required: ['c'] } },
      ['Si la condition n’est pas remplie, c est obligatoire.'],
    ],
    ['a condition without words', { if: true, then: false }, ['Si la condition est remplie, rien n’est permis.']],
    [
      'a condition whose schema has another description',
      { type: 'object', description: 'Whole', if: { required: ['a'] }, then: { required: ['b'] } },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'a condition in allOf',
      { allOf: [{ if: { required: ['a'] }, then: { required: ['b'] } }] },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'a missing member',
      { if: { not: { required: ['a'] } }, then: { required: ['b'] }, else: { not: { required: ['b'] } } },
      ['Si a est absent, b est obligatoire. Sinon, b est absent.'],
    ],
    [
      'constraints on members',
      {
        if: { properties: { a: { enum: ['AT', 'CH'] } } },
        then: { required: ['b'], properties: { b: { pattern: '^\\d{4}$', maxLength: 4 }, c: false } },
        else: { properties: { c: { const: 2 } } },
      },
      [
        'Si a vaut "AT" ou "CH", b est obligatoire et b compte 4\u00a0caractères au plus et suit ^\\d{4}$ et c est absent. Sinon, c vaut 2.',
      ],
    ],
    [
      'constraints without words: none',
      {
        if: { properties: { a: { type: 'null' } } },
        then: { required: ['b'], properties: { b: { properties: { c: {} } } } },
      },
      [],
    ],
    [
      'exclusions and bounds',
      {
        if: {
          properties: {
            a: { not: { const: 1 } },
            b: { not: { enum: [1, 2] } },
            c: { exclusiveMinimum: 0, maximum: 1.5 },
            d: { type: 'string', format: 'date' },
            e: { $ref: '#/components/schemas/Couleur' },
          },
        },
        then: { required: ['f'] },
      },
      [
        'Si a ne vaut pas 1 et b ne vaut ni 1 ni 2 et c vaut plus de 0 et au plus 1,5 et d est de type date (AAAA-MM-JJ) et e vaut "rouge" ou "bleu", f est obligatoire.',
      ],
    ],
    [
      'dependentSchemas',
      { dependentSchemas: { a: { required: ['b'] }, c: { properties: { d: false } }, e: false } },
      [
        'Si a est présent, b est obligatoire.',
        'Si c est présent, d est absent.',
        'Si e est présent, rien n’est permis.',
      ],
    ],
    [
      'a field of a field',
      { if: { properties: { a: { properties: { b: { const: 1 } } } } }, then: { required: ['c'] } },
      ['Si a.b vaut 1, c est obligatoire.'],
    ],
    [
      'alternative tests',
      {
        if: { anyOf: [{ properties: { a: { const: 1 } }, required: ['b'] }, { not: { required: ['c'] } }] },
        then: { required: ['d'] },
      },
      ['Si soit a vaut 1 et b est présent, soit c est absent, d est obligatoire.'],
    ],
    [
      'an excluded test',
      { if: { not: { properties: { a: { const: 1 } }, required: ['b'] } }, then: { required: ['c'] } },
      ['S’il n’est pas vrai que a vaut 1 et que b est présent, c est obligatoire.'],
    ],
    [
      'several tests of items',
      { allOf: [{ contains: { const: 1 } }, { contains: { const: 2 }, maxContains: 1, minContains: 0 }] },
      [
        'La liste contient au moins 1\u00a0élément de valeur 1.',
        'La liste contient 1\u00a0élément au plus de valeur 2.',
      ],
    ],
    ['names by a pattern', { propertyNames: { pattern: '^[A-Z]{2}$' } }, ['Le nom de chaque champ suit ^[A-Z]{2}$.']],
    [
      'names by a list',
      { propertyNames: { $ref: '#/components/schemas/Couleur' } },
      ['Noms permis\u00a0: rouge, bleu.'],
    ],
    [
      'names by a length',
      { propertyNames: { minLength: 3, maxLength: 3 } },
      ['Le nom de chaque champ compte exactement 3\u00a0caractères.'],
    ],
    [
      'names with constraints without words',
      { propertyNames: { anyOf: [{ maxLength: 3 }, { pattern: '^x-' }] } },
      ['Le nom de chaque champ est soumis à d’autres contraintes.'],
    ],
    ['an element by its value', { contains: { const: 7 } }, ['La liste contient au moins 1\u00a0élément de valeur 7.']],
    [
      'elements by their members',
      { contains: { properties: { a: { const: 'x' } }, required: ['a', 'b'] }, minContains: 1, maxContains: 1 },
      ['La liste contient exactement 1\u00a0élément dont a vaut "x" et b est présent.'],
    ],
    [
      'elements by their type',
      { contains: { type: 'string', maxLength: 3 }, minContains: 0, maxContains: 2 },
      ['La liste contient 2\u00a0éléments au plus de type texte, 3\u00a0caractères au plus.'],
    ],
    ['`minContains: 0`', { contains: { type: 'string' }, minContains: 0 }, []],
    [
      'a tuple that is closed by `unevaluatedItems`',
      { prefixItems: [{}], unevaluatedItems: false },
      ['Aucun autre élément n’est permis.'],
    ],
    [
      'dependentRequired',
      { dependentRequired: { a: ['b', 'c'], d: [] } },
      ['Si a est présent, b et c sont obligatoires.'],
    ],
    [
      'required fields that are declared elsewhere',
      { required: ['a', 'b'], properties: { b: {} } },
      ['a est obligatoire.'],
    ],
    ['a list that must be empty', { items: false }, ['Aucun élément n’est permis.']],
    ['a closed tuple', { prefixItems: [{}], items: false }, ['Aucun autre élément n’est permis.']],
    ['no rules', { type: 'object', required: ['a'], properties: { a: {} }, items: true }, []],
  ])('writes %s', (_name, schema, want) => expect(rules(schema)).toEqual(want));
});
