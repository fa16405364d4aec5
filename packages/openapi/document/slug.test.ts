import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json';
import { isSlug, operationSlugs, slugify, toNameSlug } from './slug';

describe('slugify', () => {
  it.each([
    ['Récupérer une visite', 'recuperer-une-visite'],
    ['Mettre à jour les données d’une visite', 'mettre-a-jour-les-donnees-d-une-visite'],
    ["L'été, c'est fini !", 'l-ete-c-est-fini'],
    ['Cœur & Æther', 'coeur-aether'],
    ['  --Visite (v2)--  ', 'visite-v2'],
    ['ÉTÉ', 'ete'],
    ['e\u0301te\u0301', 'ete'],
    ['訪問', ''],
    ['', ''],
  ])('turns %j into %j', (given, want) => expect(slugify(given)).toBe(want));

  it.each(['Récupérer', 'a  b', 'Visite (v2)', '訪問 v2'])('changes nothing the second time: %j', (text) => {
    expect(slugify(slugify(text))).toBe(slugify(text));
  });
});

describe('toNameSlug', () => {
  it.each([
    ['TransitionVisite', 'TransitionVisite'],
    ['visit_item-2', 'visit_item-2'],
    ['com.example.Visit', 'com-example-Visit'],
    ['Résultat', 'Resultat'],
    ['a/b c%', 'a-b-c'],
    ['访问', 'u8bbfu95ee'],
    ['..', ''],
    ['', ''],
  ])('turns %j into %j', (given, want) => expect(toNameSlug(given)).toBe(want));
});

describe('isSlug', () => {
  it.each([
    ['visite', true],
    ['visite-v2', true],
    ['2-visites', true],
    ['Visite', false],
    ['été', false],
    ['a--b', false],
    ['-a', false],
    ['a-', false],
    ['a/b', false],
    ['..', false],
    ['', false],
  ])('says of %j: %j', (given, want) => expect(isSlug(given)).toBe(want));
});

describe('operationSlugs', () => {
  const slugsOf = (...operations: readonly JsonObject[]) =>
    operationSlugs(
      operations.map((operation) => ({ operation, method: 'get', path: '/visites/{id}' })),
      new Set(['erreurs', 'listes', 'schemas']),
    );

  it.each([
    ['takes the frozen slug as it is', { 'x-slug': 'lire', summary: 'Autre' }, 'lire'],
    ['passes over a frozen slug that is no text', { 'x-slug': 3, summary: 'Lire' }, 'lire'],
    ['takes the summary', { summary: 'Lire la visite', operationId: 'getVisit' }, 'lire-la-visite'],
    ['takes the operationId, word by word', { operationId: 'getVisitNotes2List' }, 'get-visit-notes2-list'],
    ['takes method and path', {}, 'get-visites-id'],
    [
      'passes over a summary in a script that it cannot carry',
      { summary: '获取访问', operationId: 'getVisit' },
      'get-visit',
    ],
    ['passes over a summary that it could carry in part only', { summary: 'Visite 访问' }, 'get-visites-id'],
    ['passes over a summary without letters', { summary: '…' }, 'get-visites-id'],
  ])('%s', (_fact, operation, want) => expect(slugsOf(operation)).toEqual([want]));

  it.each([
    [
      'gives the next name to the second of two',
      [{ summary: 'Lire' }, { summary: 'lire !', operationId: 'getVisit' }],
      ['lire', 'get-visit'],
    ],
    [
      'takes method and path where no name is free',
      [{ summary: 'Lire' }, { summary: 'Lire' }],
      ['lire', 'get-visites-id'],
    ],
    [
      'counts where these are not free either',
      [{}, {}, { summary: 'Get visites id 2' }, {}],
      ['get-visites-id', 'get-visites-id-2', 'get-visites-id-3', 'get-visites-id-4'],
    ],
    [
      'leaves frozen slugs to those that have them',
      [{ summary: 'Lire' }, { 'x-slug': 'lire' }],
      ['get-visites-id', 'lire'],
    ],
    [
      'leaves pages of the reference to those',
      [{ summary: 'Erreurs', operationId: 'listes' }, { summary: 'Schemas' }],
      ['get-visites-id', 'get-visites-id-2'],
    ],
    ['leaves a frozen slug that would hide a page as it is', [{ 'x-slug': 'schemas' }], ['schemas']],
    ['leaves alike what is frozen alike', [{ 'x-slug': 'lire' }, { 'x-slug': 'lire' }], ['lire', 'lire']],
  ])('%s', (_fact, operations, want) => expect(slugsOf(...operations)).toEqual(want));

  it('keeps paths of other scripts apart', () => {
    const slugs = operationSlugs(
      ['/访问', '/患者', '/مرحبا', '/Привет'].map((path) => ({ operation: {}, method: 'get', path })),
      new Set(),
    );
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.every(isSlug)).toBe(true);
  });
});
