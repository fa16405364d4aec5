import { describe, expect, it } from 'vitest';
import { openEngine, type Certainty, type Engine, type SearchRequest } from './engine.ts';
import { buildIndexEntry } from './index/indexFile.ts';
import type { SearchablePage, SearchablePassage } from '@reliure/page';

function page(title: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { title, url: `/${title}`, breadcrumbs: [], passages };
}

function operation(title: string, path: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { ...page(title, { text: path, role: 'path' }, ...passages), kind: 'operation' };
}

function open(...pages: readonly SearchablePage[]): Engine {
  const engine = openEngine([buildIndexEntry(pages)]);
  engine.readMore(Infinity);
  return engine;
}

const everything: Omit<SearchRequest, 'query'> = {
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 20,
  passagesPerPage: 1,
};

function titlesOf(engine: Engine, query: string): readonly string[] {
  return engine.search({ ...everything, query }).hits.map(({ title }) => title.map(({ text }) => text).join(''));
}

describe('a search phrase about a part of a page', () => {
  const engine = open(
    page(
      'Erreurs',
      { text: 'compte bloqué', role: 'phrase', anchor: 'bloque' },
      { text: 'signature perdue', role: 'phrase', anchor: 'perdue' },
    ),
    page('Pannes', { text: 'compte perdu', role: 'phrase' }),
  );

  it.each([
    ['compte bloqué', ['Erreurs', 'Pannes'], 'is found by its words'],
    ['signature bloquée', ['Erreurs'], 'is found by one of its words'],
    ['compte', ['Pannes', 'Erreurs'], 'counts less than one about a whole page'],
  ])('for « %s », which finds %j, %s', (query, want) => {
    expect(titlesOf(engine, query)).toEqual(want);
  });

  it('is not counted together with the phrases of other parts', () => {
    const { part } = engine.search({ ...everything, query: 'signature bloquée zzqxwv' });
    expect(part).toBe('signature bloquée');
  });
});

describe('a path', () => {
  const engine = open(
    operation('Créer un rendez-vous', 'POST /v1/visites'),
    operation('Lister les visites', 'GET /v1/visites'),
    operation('Lister les tiers', 'GET /v1/tiers'),
    page('Les tarifs'),
  );

  it.each([
    ['/tiers', ['Lister les tiers'], 'without the other paths'],
    [
      '/v1/visites',
      ['Créer un rendez-vous', 'Lister les visites', 'Lister les tiers'],
      'before paths with one of its words',
    ],
  ])('finds for « %s » %j, %s', (query, want) => {
    expect(titlesOf(engine, query)).toEqual(want);
  });
});

describe('unknown words', () => {
  const engine = open(page('Soins', { text: 'Tout ce que le médecin vient de prescrire.' }));
  const partOf = (query: string): string | null => engine.search({ ...everything, query }).part;

  it.each<readonly [string, string | null, string]>([
    ['médecin vient prescrire zzqxwv', 'médecin vient prescrire', 'are left out'],
    ['médecin prescire zzqxwv', 'médecin', 'are left out with those that are only similar'],
    ['prescire zzqxwv', null, 'leave no word that is only similar'],
    ['zzqxwv bqwxk', null, 'leave nothing to search for'],
  ])('in « %s », of which the part %s is searched for, %s', (query, want) => {
    expect(partOf(query)).toBe(want);
  });
});

describe('identifiers', () => {
  const field = (section: string, page: string): SearchablePage => ({
    title: page,
    url: `/${page}`,
    breadcrumbs: [],
    passages: [{ text: 'Une valeur.', section, anchor: section, role: 'field' }],
  });
  const engine = open(field('distanceKm', 'Trajet'), field('prochainDuLe', 'Dotation'), field('RateLimit', 'Quota'));

  it.each<readonly [string, string | undefined, Certainty]>([
    ['distance_km', 'Trajet', 'sure'],
    ['KmDistance', 'Trajet', 'sure'],
    ['nb_km', 'Trajet', 'near'],
    ['X-RateLimit-Remaining', 'Quota', 'near'],
    ['dateProchaineEcheance', 'Dotation', 'near'],
    ['zzz_qqq', undefined, 'near'],
  ])('of another style: « %s » finds %s, which is %s', (query, want, certainty) => {
    const response = engine.search({ ...everything, query });
    expect([titlesOf(engine, query)[0], response.certainty]).toEqual([want, certainty]);
  });
});

describe('a status in a sentence', () => {
  const error = (name: string, title: string): SearchablePage => ({
    kind: 'error',
    title,
    url: `/${title}`,
    breadcrumbs: [],
    passages: [{ text: title, section: name, role: 'error' }],
  });
  const engine = open(
    page(
      'Déplacer une visite',
      { text: 'PATCH /visites/{id}', role: 'path' },
      { text: '409 si une visite est figée.' },
    ),
    error('409 creneau-pris', 'Un autre rendez-vous a lieu'),
    error('409 visite-figee', 'La visite est figée'),
    { ...page('Toutes les erreurs', { text: 'Panne.', section: '500', anchor: 's500' }), kind: 'error' },
    error('500 panne', 'Le serveur est en panne'),
  );

  it.each([
    ['409 sur ma visite', 'La visite est figée'],
    ['un 409 au rendez-vous', 'Un autre rendez-vous a lieu'],
    ['visite 4091', 'Déplacer une visite'],
    ['500', 'Le serveur est en panne'],
  ])('« %s » finds « %s » first', (query, want) => expect(titlesOf(engine, query)[0]).toBe(want));
});

describe('an abbreviation', () => {
  const section = (name: string): SearchablePassage => ({ text: 'Un mot.', section: name, anchor: name });
  const engine = open(
    page('Ajouter une VNI', section('VNI'), { text: 'Une PPC, ou CPAP.' }),
    { ...page('Glossaire', section('PPC (CPAP)'), section('VNI'), section('IPAP, EPAP')), kind: 'guide' },
    { ...page('Régler une VNI', section('Choisir la VNI')), kind: 'guide' },
  );

  it.each(['vni', ' CPAP', 'ppc', 'epap'])('« %s » leads to its explanation', (query) =>
    expect(titlesOf(engine, query)[0]).toBe('Glossaire'),
  );

  it('is one word', () => expect(titlesOf(engine, 'ajouter vni')[0]).toBe('Ajouter une VNI'));
});

describe('certainty', () => {
  const engine = open(
    page('Supprimer une visite', { text: 'Une visite validée reste au planning de la semaine.' }),
    page('Lister les visites', { text: 'Toutes celles du planning.' }),
    page('Stocker un produit', { text: 'Au sec, loin du feu.' }),
  );

  it.each<readonly [string, Certainty, string]>([
    ['supprimer une visite', 'clear', 'a name has all words'],
    ['suprimer une visite', 'sure', 'a word is misspelt'],
    ['validée planning semaine', 'sure', 'one text has all words'],
    ['planning loin', 'near', 'no page has both words'],
    ['supprimer une visite guidée', 'near', 'a word is unknown'],
  ])('of « %s » is %s: %s', (query, want) => expect(engine.search({ ...everything, query }).certainty).toBe(want));
});

describe('pages with equal scores', () => {
  it('keep the order of the index', () => {
    const titles = ['Visite C', 'Visite A', 'Visite B'];
    expect(titlesOf(open(...titles.map((title) => page(title))), 'visite')).toEqual(titles);
  });
});
