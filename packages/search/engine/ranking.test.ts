import { describe, expect, it } from 'vitest';
import { openEngine, type Engine, type SearchRequest } from './engine.ts';
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
    ['médecin vient prescrire zzqxwv bqwxk', null, 'are tolerated when most words are known'],
    ['médecin prescrire zzqxwv bqwxk', 'médecin prescrire', 'are left out when half of four words are known'],
    ['médecin zzqxwv', 'médecin', 'are left out when one of two words is known'],
    ['médecin zzqxwv bqwxk', 'médecin', 'are left out when most words are unknown'],
    ['zzqxwv bqwxk', null, 'leave nothing to search for'],
  ])('in « %s », of which the part %s is searched for, %s', (query, want) => {
    expect(partOf(query)).toBe(want);
  });
});

describe('pages with equal scores', () => {
  it('keep the order of the index', () => {
    const titles = ['Visite C', 'Visite A', 'Visite B'];
    expect(titlesOf(open(...titles.map((title) => page(title))), 'visite')).toEqual(titles);
  });
});
