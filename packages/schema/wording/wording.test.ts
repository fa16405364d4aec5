import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { mergeSchema } from '../merging/mergeSchema.ts';
import { toWording } from './wording.ts';

const resolve = createResolve({ components: { schemas: { Livre: { type: 'object' } } } });
const book = { $ref: '#/components/schemas/Livre' };
const text = { type: 'string' };
const file = { ...text, format: 'binary' };

describe('toWording', () => {
  it.each([
    ['a written type', { type: 'string', properties: {} }, 'texte'],
    ['the type that bounds imply', { minLength: 1, maxLength: 9 }, 'texte, 1 à 9\u00a0caractères'],
    ['the type of all choices', { oneOf: [text, { maxLength: 2 }] }, 'texte'],
    ['the types of choices', { oneOf: [text, { type: 'integer' }] }, 'texte ou entier'],
    ['the type of choices that may be null', { oneOf: [{ type: ['string', 'null'] }] }, 'texte'],
    ['no type if a choice has none', { oneOf: [text, {}] }, 'valeur quelconque'],
    ['no type if a choice has several', { oneOf: [{ type: ['string', 'integer'] }] }, 'valeur quelconque'],
    [
      'a file or several',
      { oneOf: [file, { type: 'array', items: file }] },
      'fichier binaire ou liste de fichiers binaires',
    ],
    ['a file or an address', { anyOf: [{ ...text, format: 'uri' }, file] }, 'texte ou fichier binaire'],
    ['a file of two kinds', { oneOf: [{ ...file, title: 'A' }, file] }, 'fichier binaire'],
    [
      'a file of OpenAPI 3.1',
      { oneOf: [{ contentMediaType: 'image/png' }, { type: 'object' }] },
      'fichier image/png ou objet',
    ],
    ['a file that may be null', { anyOf: [file, { type: 'null' }] }, 'fichier binaire'],
    ['a list of a component', { type: 'array', items: book }, 'liste de Livre'],
    ['a list of a type', { items: { minLength: 1 } }, 'liste de textes'],
    ['a list of anything', { type: 'array', items: true }, 'liste'],
    ['a list without items', { type: 'array' }, 'liste'],
  ])('has %s', (_fact, schema, want) => expect(toWording(mergeSchema([schema], resolve), resolve)).toBe(want));
});
