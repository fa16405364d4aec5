import { toExactNumber } from '@reliure/openapi';
import { describe, expect, it } from 'vitest';
import { isBareWording, schemaTypes, toPluralWording, toTypeWording } from './typeWording.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('toTypeWording', () => {
  it.each([
    [{ type: 'string' }, 'texte'],
    [{ type: 'string', minLength: 1, maxLength: 120 }, 'texte, 1 à 120 caractères'],
    [{ type: 'string', minLength: 0, maxLength: 1 }, 'texte, 1 caractère au plus'],
    [{ type: 'string', minLength: 5, maxLength: 5 }, 'texte, exactement 5 caractères'],
    [{ type: 'string', minLength: 2 }, 'texte, au moins 2 caractères'],
    [{ type: 'string', format: 'uuid' }, 'UUID'],
    [{ type: 'string', format: 'date-time' }, 'date et heure (RFC 3339)'],
    [{ type: 'string', format: 'siret' }, 'texte (siret)'],
    [{ type: 'string', format: 'uuid', allOf: [{ format: 'siret' }] }, 'UUID et texte (siret)'],
    [{ type: 'string', format: 'uri', allOf: [{ pattern: 'a' }, { format: 'a' }] }, 'URI et texte (a)'],
    [{ type: 'integer', format: 'int64', allOf: [{ format: 'unix-time' }] }, 'entier (unix-time)'],
    [{ type: 'number', format: 'decimal', allOf: [{ format: 'euro' }] }, 'nombre (decimal, euro)'],
    [{ $dynamicRef: '#item' }, 'valeur qui dépend du contexte (#item)'],
    [{ type: 'string', format: 'constructor' }, 'texte (constructor)'],
    [{ type: 'integer' }, 'entier'],
    [{ type: 'integer', format: 'int64' }, 'entier'],
    [{ type: 'integer', minimum: 1, maximum: 12500 }, 'entier de 1 à 12 500'],
    [{ type: 'number', minimum: 0, maximum: 15, 'x-unit': 'L/min' }, 'nombre de 0 à 15 L/min'],
    [{ type: 'number', 'x-unit': 'kg' }, 'nombre en kg'],
    [{ type: 'number', minimum: 0.5 }, 'nombre à partir de 0,5'],
    [{ type: 'number', maximum: -1 }, 'nombre jusqu’à −1'],
    [{ type: 'number', multipleOf: 0.01 }, 'nombre, par pas de 0,01'],
    [{ type: 'integer', multipleOf: 1 }, 'entier'],
    [{ type: 'integer', minimum: 5, maximum: 5, 'x-unit': 'kg' }, 'entier égal à 5 kg'],
    [{ type: 'integer', format: 'unix-time' }, 'entier (unix-time)'],
    [{ type: 'number', format: 'decimal', minimum: 0 }, 'nombre (decimal) à partir de 0'],
    [{ type: 'integer', exclusiveMinimum: 0 }, 'entier supérieur à 0'],
    [{ type: 'integer', minimum: 0, exclusiveMinimum: true }, 'entier supérieur à 0'],
    [{ type: 'integer', minimum: 0, exclusiveMinimum: false }, 'entier à partir de 0'],
    [{ type: 'integer', exclusiveMinimum: true }, 'entier'],
    [{ type: 'number', minimum: 5, exclusiveMinimum: 0 }, 'nombre à partir de 5'],
    [{ type: 'number', minimum: 0, exclusiveMinimum: 0 }, 'nombre supérieur à 0'],
    [{ type: 'number', maximum: 9, exclusiveMaximum: 10 }, 'nombre jusqu’à 9'],
    [{ type: 'number', minimum: 0, exclusiveMaximum: 1 }, 'nombre à partir de 0 et inférieur à 1'],
    [{ type: 'integer', maximum: toExactNumber('9223372036854775807') }, 'entier jusqu’à 9 223 372 036 854 775 807'],
    [
      {
        minimum: toExactNumber('9223372036854775807'),
        exclusiveMinimum: toExactNumber('9223372036854775806'),
        type: 'number',
      },
      'nombre à partir de 9 223 372 036 854 775 807',
    ],
    [{ type: 'number', minimum: toExactNumber('1.0'), maximum: 1 }, 'nombre égal à 1'],
    [
      { type: 'string', minLength: toExactNumber('2.0'), maxLength: toExactNumber('1e400') },
      'texte, 2 à 1E400 caractères',
    ],
    [
      { type: 'integer', minimum: 0, exclusiveMaximum: toExactNumber('18446744073709551616') },
      'entier à partir de 0 et inférieur à 18 446 744 073 709 551 616',
    ],
    [{ type: 'boolean' }, 'booléen'],
    [{ type: 'null' }, 'nul'],
    [{ type: ['null'] }, 'nul'],
    [{ type: 'object' }, 'objet'],
    [{ type: 'object', minProperties: 1 }, 'objet, au moins 1 champ'],
    [{ type: 'array' }, 'liste'],
    [{ type: 'array', maxItems: 5, uniqueItems: true }, 'liste, 5 éléments au plus, sans doublon'],
    [{ type: ['string', 'null'] }, 'texte'],
    [{ type: ['string', 'integer'] }, 'texte ou entier'],
    [{ type: 'string', nullable: true }, 'texte'],
    [{}, 'valeur quelconque'],
    [{ nullable: true }, 'valeur quelconque'],
    [{ contentMediaType: 'image/png' }, 'fichier image/png'],
    [{ type: 'string', contentEncoding: 'base64' }, 'texte en base64'],
    [
      { type: ['string', 'null'], contentEncoding: 'base64', contentMediaType: 'image/png', maxLength: 9 },
      'texte en base64 (image/png), 9 caractères au plus',
    ],
    [{ type: 'string', contentMediaType: 'application/json' }, 'texte (application/json)'],
    [{ type: 'string', format: 'byte', contentMediaType: 'image/png' }, 'texte en base64'],
  ])('writes %j as « %s »', (given, want) => expect(plain(toTypeWording(given))).toBe(want));

  it.each([
    ['textes', 'liste de textes'],
    ['objets', 'liste d’objets'],
    ['entiers', 'liste d’entiers'],
    ['heures (RFC 3339)', 'liste d’heures (RFC 3339)'],
    ['UUID', 'liste de UUID'],
    ['', 'liste'],
  ])('writes a list of %j as « %s »', (item, want) => expect(toTypeWording({ type: 'array' }, item)).toBe(want));
});

describe('toPluralWording', () => {
  it.each([
    [{ type: 'string' }, 'textes'],
    [{ type: 'string', format: 'date' }, 'dates (AAAA-MM-JJ)'],
    [{ type: ['integer', 'null'] }, 'entiers'],
    [{ type: ['integer', 'string'] }, ''],
    [{}, ''],
  ])('writes %j as %j', (given, want) => expect(toPluralWording(given)).toBe(want));
});

describe('isBareWording', () => {
  it.each([
    ['texte', true],
    ['date (AAAA-MM-JJ)', true],
    ['valeur quelconque', true],
    ['texte (siret)', false],
    ['nombre de 0 à 15', false],
    ['nombre en kg', false],
    ['texte ou entier', false],
  ])('for « %s », returns %j', (given, want) => expect(isBareWording(given)).toBe(want));
});

describe('schemaTypes', () => {
  it.each([
    [{ type: 'string' }, ['string']],
    [{ type: ['string', 'null', 3] }, ['string', 'null']],
    [{ type: 'string', nullable: true }, ['string', 'null']],
    [{ nullable: true }, []],
    [{}, []],
  ])('returns the types of %j', (given, want) => expect(schemaTypes(given)).toEqual(want));
});
