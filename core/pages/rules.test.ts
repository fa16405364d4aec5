import { describe, expect, it } from 'vitest';
import { createResolve } from '../contract/references';
import { createAnchors } from './anchors';
import { mergeSchema } from './mergeSchema';
import { toPlainText } from './richText';
import { toRules } from './rules';

const rules = (schema: unknown) =>
  toRules(mergeSchema([schema], createResolve({})), createAnchors()).map(({ text }) => toPlainText(text));

describe('toRules', () => {
  it.each([
    ['the contract’s words', { if: {}, then: {}, description: 'Si *a*, b.' }, ['Si a, b.']],
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
      'two tests',
      { if: { properties: { a: { const: 1 }, b: { minimum: 2 } } }, then: {} },
      ['Si a vaut 1 et b remplit sa condition, d’autres contraintes s’appliquent.'],
    ],
    [
      'a member that is there',
      { if: { required: ['a'] }, then: { required: ['b'] } },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'a test that also asks for its member',
      { if: { properties: { a: { const: 1 } }, required: ['a'] }, then: { required: ['b'] } },
      ['Si a vaut 1, b est obligatoire.'],
    ],
    [
      'else',
      { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
      ['Si a est présent, b est obligatoire. Sinon, c est obligatoire.'],
    ],
    [
      'else of another kind',
      { if: { required: ['a'] }, then: { required: ['b'] }, else: { properties: {} } },
      ['Si a est présent, b est obligatoire. Sinon, d’autres contraintes s’appliquent.'],
    ],
    [
      'else without then',
      { if: { properties: { a: { const: 1 } } }, else: { required: ['c'] } },
      ['Sauf si a vaut 1, c est obligatoire.'],
    ],
    [
      'else without then, of a condition that has no words',
      { if: {}, else: { required: ['c'] } },
      ['Si la condition n’est pas remplie, c est obligatoire.'],
    ],
    ['a condition that has no words', { if: true, then: false }, ['Si la condition est remplie, rien n’est permis.']],
    [
      'the description of a whole schema, which is not the condition’s',
      { type: 'object', description: 'Whole', if: { required: ['a'] }, then: { required: ['b'] } },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'a condition in allOf',
      { allOf: [{ if: { required: ['a'] }, then: { required: ['b'] } }] },
      ['Si a est présent, b est obligatoire.'],
    ],
    [
      'dependentRequired',
      { dependentRequired: { a: ['b', 'c'], d: [] } },
      ['Si a est présent, b et c sont obligatoires.'],
    ],
    [
      'required fields that are described elsewhere',
      { required: ['a', 'b'], properties: { b: {} } },
      ['a est obligatoire.'],
    ],
    ['a list that is empty', { items: false }, ['Aucun élément n’est permis.']],
    ['a tuple that ends', { prefixItems: [{}], items: false }, ['Aucun autre élément n’est permis.']],
    ['nothing', { type: 'object', required: ['a'], properties: { a: {} }, items: true }, []],
  ])('says %s', (_name, schema, want) => expect(rules(schema)).toEqual(want));
});
