import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { buildIndexEntry } from './index/indexFile.ts';
import type { SearchablePage, SearchablePassage } from '@reliure/page';

function page(title: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { title, url: `/${title}`, breadcrumbs: [], passages };
}

function section(name: string): SearchablePassage {
  return { text: 'Du texte.', section: name, anchor: 'ancre' };
}

function field(anchor: string): SearchablePassage {
  return { text: 'Une distance.', section: 'distanceKm', anchor, role: 'field' };
}

const text: SearchablePassage = { text: 'Une note.' };

// The second page is wanted first. Without the weight, both would be equal, and keep the order of the index.
// `engine.test.ts` and `ranking.test.ts` show what the threshold, the shortcut and the other uses of `indirect` change.
it.each<readonly [string, string, SearchablePage, SearchablePage]>([
  ['inexact', 'note', page('Notes'), page('Note')],
  ['pageName', 'note', page('Autre', section('Note')), page('Note')],
  ['partName', 'note', page('Autre', text), page('Encore', section('Note'))],
  ['extraWords, for words that the query lacks', 'note', page('Note clinique'), page('Note')],
  ['extraWords, for words between', 'note papier', page('Note clinique papier'), page('Clinique note papier')],
  [
    'passage',
    'note papier',
    page('Autre', { text: 'note', role: 'phrase' }, { text: 'papier', role: 'phrase' }),
    page('Encore', section('Note papier')),
  ],
  ['explanation', 'comment noter', { ...page('Note'), kind: 'operation' }, { ...page('La note'), kind: 'guide' }],
  ['fieldDepth', 'nb_km', page('Autre', field('trajet.distanceKm')), page('Encore', field('distanceKm'))],
  ['indirect, for schemas', 'note', { ...page('Note clinique'), kind: 'schema' }, page('Note papier')],
  ['indirect, for lists', 'note', { ...page('Note clinique'), kind: 'list' }, page('Note papier')],
  ['indirect, for mappings', 'note', { ...page('Note clinique'), kind: 'mapping' }, page('Note papier')],
  ['indirect, for comparisons', 'note', { ...page('Note clinique'), kind: 'comparison' }, page('Note papier')],
])('the weight %s orders the pages for « %s »', (_, query, ...pages) => {
  const engine = openEngine([buildIndexEntry(pages)]);
  engine.readMore(Infinity);
  const filters = { kind: null, method: null, group: null };
  const { hits } = engine.search({ query, filters, offset: 0, limit: 2, passagesPerPage: 1 });
  expect(hits.map(({ url }) => url)).toEqual(pages.map(({ url }) => url).toReversed());
});
