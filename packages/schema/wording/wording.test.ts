import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { mergeSchema } from '../merging/mergeSchema';
import { toWording } from './wording';

const resolve = createResolve({ components: { schemas: { Livre: { type: 'object' } } } });
const book = { $ref: '#/components/schemas/Livre' };
const text = { type: 'string' };

describe('toWording', () => {
  it.each([
    ['a written type', { type: 'string', properties: {} }, 'texte'],
    ['the type that bounds imply', { minLength: 1, maxLength: 9 }, 'texte, 1 à 9\u00a0caractères'],
    ['the type of all choices', { oneOf: [text, { maxLength: 2 }] }, 'texte'],
    ['the types of choices', { oneOf: [text, { type: 'integer' }] }, 'texte ou entier'],
    ['the type of choices that may be null', { oneOf: [{ type: ['string', 'null'] }] }, 'texte'],
    ['no type if a choice has none', { oneOf: [text, {}] }, 'valeur quelconque'],
    ['no type if a choice has several', { oneOf: [{ type: ['string', 'integer'] }] }, 'valeur quelconque'],
    ['a list of a component', { type: 'array', items: book }, 'liste de Livre'],
    ['a list of a type', { items: { minLength: 1 } }, 'liste de textes'],
    ['a list of anything', { type: 'array', items: true }, 'liste'],
    ['a list without items', { type: 'array' }, 'liste'],
  ])('has %s', (_fact, schema, want) => expect(toWording(mergeSchema([schema], resolve), resolve)).toBe(want));
});
