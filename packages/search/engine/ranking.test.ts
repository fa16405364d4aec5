import { describe, expect, it } from 'vitest';
import { openEngine, type Engine, type SearchRequest } from './engine';
import { buildIndexEntry } from './index/indexFile';
import type { SearchablePage, SearchablePassage } from '@apidoc/page';

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
    { ...page('Pannes', { text: 'mon compte depuis hier est-il perdu', role: 'phrase' }), kind: 'error' },
    {
      ...page(
        'Erreurs',
        { text: 'compte bloqué', role: 'phrase', anchor: 'bloque' },
        { text: 'signature perdue', role: 'phrase', anchor: 'perdue' },
      ),
      kind: 'error',
    },
  );

  it.each([
    ['compte bloqué', ['Erreurs', 'Pannes'], 'is found by its words'],
    ['signature bloquée', ['Erreurs'], 'is found by one of its words'],
    ['signature compte', ['Pannes', 'Erreurs'], 'is not counted together with the phrases of other parts'],
    ['compte', ['Pannes', 'Erreurs'], 'counts less than one about a whole page'],
  ])('for « %s », which finds %j, %s', (query, want) => {
    expect(titlesOf(engine, query)).toEqual(want);
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
      ['Lister les visites', 'Créer un rendez-vous', 'Lister les tiers'],
      'ordered by their words when the paths are equal',
    ],
  ])('finds for « %s » %j, %s', (query, want) => {
    expect(titlesOf(engine, query)).toEqual(want);
  });

  it('ranks an operation before another with a longer path, when their titles match equally', () => {
    const nested = open(
      operation('Lire un séjour', 'GET /v1/tiers/{id}/visites/{visiteId}/sejours/{sejourId}'),
      operation('Lire un dossier', 'GET /v1/dossiers/{id}'),
    );
    expect(titlesOf(nested, 'lire')).toEqual(['Lire un dossier', 'Lire un séjour']);
  });
});

describe('unknown words', () => {
  const engine = open(page('Soins', { text: 'Tout ce que le médecin vient de prescrire.' }));
  const partOf = (query: string): string | null => engine.search({ ...everything, query }).part;

  it.each<readonly [string, string | null, string]>([
    ['médecin vient prescrire zzqxwv bqwxk', null, 'are tolerated when most words are known'],
    ['médecin prescrire zzqxwv bqwxk', null, 'are tolerated when half of four words are known'],
    ['médecin zzqxwv', 'médecin', 'are left out when one of two words is known'],
    ['médecin zzqxwv bqwxk', 'médecin', 'are left out when most words are unknown'],
    ['zzqxwv bqwxk', null, 'leave nothing to search for'],
  ])('in « %s », of which the part %s is searched for, %s', (query, want) => {
    expect(partOf(query)).toBe(want);
  });
});

describe('a page with two passages that match', () => {
  it('ranks before a page with one of them', () => {
    const one: SearchablePassage = { text: 'Une visite.', section: 'But', anchor: 'but' };
    const other: SearchablePassage = { text: 'La visite.', section: 'Suite', anchor: 'suite' };
    const engine = open(page('Une', { ...one, text: 'Sa visite.' }), page('Deux', one, other));
    expect(titlesOf(engine, 'visite')).toEqual(['Deux', 'Une']);
  });
});

describe('pages with equal scores', () => {
  it('keep the order of the index', () => {
    const titles = ['Visite C', 'Visite A', 'Visite B'];
    expect(titlesOf(open(...titles.map((title) => page(title))), 'visite')).toEqual(titles);
  });
});
