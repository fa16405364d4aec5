import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from './index/indexFile';
import { openOccurrences } from './index/occurrences';
import { createPostings } from './index/postings';
import { createPassageScores } from './passageScores';
import { createMatcher } from './query/matching';
import { toConcepts, toQueryWords, toStopWords } from './query/query';
import { openSynonyms } from './text/synonyms';
import { weights } from './weights';
import type { SearchablePage, SearchablePassage } from '@apidoc/page';

function page(kind: string, title: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { kind, title, url: `/${title}`, breadcrumbs: [], passages };
}

function field(name: string, text: string): SearchablePassage {
  return { text, section: name, anchor: name, role: 'field' };
}

/** Returns the score, for a query, of the passage with the given text, where it first occurs. */
function scoreOf(pages: readonly SearchablePage[], text: string, query: string): number {
  const occurrences = openOccurrences([buildIndexEntry(pages)]);
  const { passages, starts, locationOf } = occurrences;
  const postings = createPostings(occurrences);
  postings.readTexts(Infinity);
  const { vocabulary } = postings;
  // An expression of two words in the lexicon, so that two words are also looked up as a compound.
  const synonyms = openSynonyms([['mett rout', 'demar']]);
  const concepts = toConcepts(query, { vocabulary, synonyms });
  const { scorePassages } = createPassageScores(occurrences, postings);
  const { scoreAt } = scorePassages({
    query,
    queryWords: toQueryWords(concepts, vocabulary.size()),
    stopWords: toStopWords(query, vocabulary),
    matches: createMatcher(passages.length, postings)(concepts),
    shares: concepts.map(() => 1 / concepts.length),
  });
  const passage = passages.findIndex(({ t }) => t === text);
  return scoreAt(passage, locationOf[starts[passage] ?? 0] ?? 0);
}

const { name: nameWeights, text: textWeights, rank } = weights;

describe('the score of a name that equals the query', () => {
  const pages = [
    page('schema', 'NoteClinique', field('dateVisite', 'Jour.'), {
      text: 'Elle manque.',
      section: '404 note-absente',
      role: 'error',
      anchor: 'absente',
    }),
    page('guide', 'CompteRendu', { text: 'Ce qu’est un bilan.', section: 'BilanFinal', anchor: 'bilan' }),
  ];

  it.each([
    ['NoteClinique', 'NoteClinique', 'note clinique', 'a schema'],
    ['Jour.', 'dateVisite', 'date visite', 'a field'],
    ['Elle manque.', 'note-absente', 'note absente', 'an error'],
  ])('is higher for « %s » when its code is typed as one word, %s, than as %s: %s', (text, code, words) => {
    expect(scoreOf(pages, text, code) / scoreOf(pages, text, words)).toBeCloseTo(rank.exactName);
  });

  it.each([
    ['CompteRendu', 'CompteRendu', 'compte rendu', 'the title of a guide'],
    ['Ce qu’est un bilan.', 'BilanFinal', 'bilan final', 'a heading'],
  ])('is the same for « %s » when it is typed as %s or as %s: %s', (text, code, words) => {
    expect(scoreOf(pages, text, code)).toBeCloseTo(scoreOf(pages, text, words));
  });

  it('is higher for the heading of a guide than for another heading, when a definition is asked for', () => {
    const term: SearchablePassage = { text: 'Qui reçoit.', section: 'Tiers', anchor: 'tiers' };
    const scoreIn = (kind: string): number => scoreOf([page(kind, 'Mots', term)], term.text, 'c’est quoi un tiers');
    expect([scoreIn('guide'), scoreIn('page')]).toEqual([
      expect.closeTo(nameWeights.section * rank.definition),
      expect.closeTo(nameWeights.section * rank.exactName),
    ]);
  });
});

describe('the score of a name', () => {
  const { precision, tail, proximity, recall, exactName } = rank;

  it.each([
    ['Note 12', 'note', exactName, 'equals the query, apart from a number'],
    ['Note clinique', 'note', 1 - precision * (1 - (1 + (1 - tail)) / 2), 'has another word after the match'],
    ['Clinique note', 'note', 1 - precision / 2, 'has another word before the match'],
    ['Clinique note papier', 'note papier', 1 - precision / 3, 'has the words side by side'],
    ['Note clinique papier', 'note papier', (1 - precision / 3) * (1 - proximity / 3), 'has the words apart'],
    ['Note', 'note zzqxwv', (1 - recall / 2) / 2, 'matches half of the query'],
    ['numeroSerie', 'serie', 1 - precision / 2, 'has the word as a part of a compound'],
    ['numeroSerie', 'numeroserie', exactName, 'has the word as a compound'],
    ['Tiers', 'c’est quoi un tiers', exactName, 'is the title of a guide, not one of its headings'],
  ])('« %s » for the query « %s » is %d times its weight: it %s', (title, query, factor) => {
    expect(scoreOf([page('guide', title)], title, query)).toBeCloseTo(nameWeights.title * factor);
  });
});

describe('the score of a search phrase', () => {
  const pages = [
    page('guide', 'Un', { text: 'ouvrir session', role: 'phrase' }, { text: 'déconnecter', role: 'phrase' }),
    page('guide', 'Deux', { text: 'fermer la session', role: 'phrase' }),
    page('guide', 'Trois', { text: 'changer tarif demain', role: 'phrase' }),
  ];

  it.each([
    ['ouvrir session', 'ouvrir session', rank.exactName, 'that equals the query'],
    ['fermer la session', 'fermer la session', rank.exactName, 'that equals the query, with its stop words'],
    ['déconnecter', 'déconnecter', 1, 'of one word'],
    ['changer tarif demain', 'changer tarif', 1 - rank.phrasePrecision / 3, 'with another word'],
  ])('« %s » for the query « %s » is %d times its weight: one %s', (text, query, factor) => {
    expect(scoreOf(pages, text, query)).toBeCloseTo(nameWeights.phrase * factor);
  });

  it.each([
    ['ouvrir session', 'ouvrir la session'],
    ['fermer la session', 'fermer session'],
    ['fermer la session', 'fermer une session'],
  ])('« %s » is lower for the query « %s », which has other stop words', (text, query) => {
    const score = scoreOf(pages, text, query);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(nameWeights.phrase);
  });
});

describe('the score of a passage on several pages', () => {
  const shared = [
    [1, field('unique', 'alpha')],
    [5, field('rare', 'beta')],
    [30, field('commun', 'gamma')],
  ] as const;
  const pages = Array.from({ length: 30 }, (_, position) =>
    page('page', `Page ${position}`, ...shared.flatMap(([count, passage]) => (position < count ? [passage] : []))),
  );

  it.each([
    ['alpha', 1],
    ['beta', 1 - rank.commonness * Math.sqrt(4 / 130)],
    ['gamma', 0.2],
  ])('with the text « %s » is %d times its weight', (text, factor) => {
    expect(scoreOf(pages, text, text)).toBeCloseTo(textWeights.field * factor);
  });

  it('is reduced for its name as well', () => {
    expect(scoreOf(pages, 'gamma', 'commun')).toBeCloseTo(nameWeights.field * rank.exactName * 0.2);
  });
});
