import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from './index/indexFile.ts';
import { openOccurrences } from './index/occurrences.ts';
import { createPostings } from './index/postings.ts';
import { createPassageScores } from './passageScores.ts';
import { createMatcher } from './query/matching.ts';
import { toConcepts, toQueryWords } from './query/query.ts';
import { openSynonyms } from './text/synonyms.ts';
import { weights } from './weights.ts';
import type { SearchablePage, SearchablePassage } from '@reliure/page';

function page(title: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { title, url: `/${title}`, breadcrumbs: [], passages };
}

/** Returns the score, for a query, of the passage with the given text. */
function scoreOf(pages: readonly SearchablePage[], text: string, query: string): number {
  const occurrences = openOccurrences([buildIndexEntry(pages)]);
  const { passages } = occurrences;
  const postings = createPostings(occurrences);
  postings.readTexts(Infinity);
  const { vocabulary } = postings;
  const concepts = toConcepts(query, { vocabulary, synonyms: openSynonyms([]), related: openSynonyms([]) });
  const scored = createPassageScores(occurrences, postings).scorePassages({
    queryWords: toQueryWords(query, concepts, vocabulary),
    matches: createMatcher(passages.length, postings)(concepts),
    shares: concepts.map(() => 1 / concepts.length),
  });
  return scored.scoreOf(passages.findIndex(({ t }) => t === text));
}

const { pageName, partName, extraWords } = weights;

describe('the score of a passage', () => {
  const pages = [
    page('Alpha', { text: 'POST /beta', role: 'path' }, { text: 'gamma', role: 'phrase' }),
    page('Autre', { text: 'Un.', section: 'delta', anchor: 'd' }, { text: 'Deux.', section: 'epsilon', role: 'field' }),
    page('Encore', { text: 'Trois.', section: '409 zeta', role: 'error' }, { text: 'Eta, theta, iota et kappa.' }),
  ];

  it.each([
    ['Alpha', 'alpha', pageName, 'in a title'],
    ['POST /beta', 'post beta', pageName, 'in a path'],
    ['gamma', 'gamma', pageName, 'in a phrase'],
    ['Un.', 'delta', partName, 'in the title of a section'],
    ['Deux.', 'epsilon', partName, 'in the name of a field'],
    ['Trois.', '409 zeta', partName, 'in the name of an error'],
    ['Un.', 'un', 1, 'in the text of a section'],
    ['Eta, theta, iota et kappa.', 'theta', 1, 'in a text'],
    ['Eta, theta, iota et kappa.', 'theta zzqxwv', 1 / 4, 'in a text, for half of the query'],
    ['Alpha', 'zzqxwv', 0, 'nowhere'],
  ])('of « %s » for the query « %s » is %d when its words are %s', (text, query, want) => {
    expect(scoreOf(pages, text, query)).toBeCloseTo(want);
  });
});

it.each([
  ['Un.', 1],
  ['Deux.', 4 / 5],
  ['Quatre.', 4 / 7],
])('the score of the text « %s », which is on that many of four pages, is %d times its weight', (text, factor) => {
  const shared: readonly SearchablePassage[] = [{ text: 'Quatre.' }, { text: 'Deux.' }, { text: 'Un.' }];
  const pages = [1, 1, 2, 3].map((count, position) => ({
    ...page(`Page ${position}`),
    passages: shared.slice(0, count).map((passage) => ({ ...passage, section: 'Suite', anchor: 's' })),
  }));
  expect(scoreOf(pages, text, text)).toBeCloseTo(factor);
});

describe('the score of a name', () => {
  it.each([
    ['Note clinique', 'note clinique', 1, 'equals the query'],
    ['Note clinique', 'note', 1 - extraWords / 2, 'has another word'],
    ['Clinique note papier', 'note papier', 1 - extraWords / 3, 'has the words side by side'],
    ['Note clinique papier', 'note papier', (1 - extraWords / 3) ** 2, 'has the words apart'],
    ['Note', 'note zzqxwv', 1 / 4, 'matches half of the query'],
    ['numeroSerie', 'serie', 1 - extraWords / 2, 'has the word as a part of a compound'],
    ['numeroSerie', 'numeroserie', 1, 'has the word as a compound'],
    ['La note', 'note', 1, 'has a stop word'],
    ['À la', 'à', 1 - extraWords, 'has only stop words'],
  ])('« %s » for the query « %s » is %d times its weight: it %s', (title, query, factor) => {
    expect(scoreOf([page(title)], title, query)).toBeCloseTo(pageName * factor);
  });
});

describe('the score of a search phrase', () => {
  const pages = [
    page('Un', { text: 'changer tarif demain', role: 'phrase' }),
    page('Deux', { text: 'fermer la session', role: 'phrase' }),
  ];

  it.each([
    ['fermer la session', 'fermer la session', 1, 'that equals the query'],
    ['fermer la session', 'fermer session', (2 / 3) * (1 - extraWords / 3), 'with a stop word that the query lacks'],
    ['changer tarif demain', 'changer tarif', 2 / 3, 'with another word'],
    ['changer tarif demain', 'changer le tarif', 2 / 3, 'without a stop word of the query'],
  ])('« %s » for the query « %s » is %d times its weight: one %s', (text, query, factor) => {
    expect(scoreOf(pages, text, query)).toBeCloseTo(pageName * factor);
  });
});
