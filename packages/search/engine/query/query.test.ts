import { describe, expect, it } from 'vitest';
import { openSynonyms } from '../text/synonyms.ts';
import { createVocabulary } from '../text/vocabulary.ts';
import { weights } from '../weights.ts';
import { toConcepts } from './query.ts';

const vocabulary = createVocabulary();
for (const word of ['安装', '装', 'supprimer', 'visite', 'numeroserie', 'numero', 'serie', 'checklist', 'infirmiere'])
  vocabulary.add(word);
const synonyms = openSynonyms([
  ['删除', 'supprim'],
  ['访问', 'visit'],
  ['增加', 'ajout'],
  ['mett pied', 'supprim'],
  ['effac', 'supprim'],
]);

const related = openSynonyms([['bouquin', 'seri', 'visit']]);

interface ReadAlternative {
  readonly weight: number;
  readonly words: readonly Readonly<Record<string, number>>[];
}

function read(query: string) {
  return toConcepts(query, { vocabulary, synonyms, related }).map(({ text, alternatives }) => ({
    text,
    alternatives: alternatives.map(({ weight, words, isForNames }) => ({
      weight,
      isForNames,
      words: words.map((word) => Object.fromEntries([...word].map(([id, quality]) => [vocabulary.at(id), quality]))),
    })),
  }));
}

const { inexact } = weights;

describe('toConcepts', () => {
  const toDelete = {
    text: '删除',
    alternatives: [{ weight: inexact, isForNames: false, words: [{ supprimer: 1 }] }],
  };
  const toVisit = {
    text: '访问',
    alternatives: [{ weight: inexact, isForNames: false, words: [{ visite: 1 }] }],
  };

  it.each([
    ['安装', [{ text: '安装', words: { 安装: 1 } }], 'a run that the index contains'],
    ['安', [{ text: '安', words: { 安装: inexact } }], 'its first character'],
  ])('reads « %s » as one concept: %j, %s', (query, [want]) => {
    expect(read(query)).toEqual([
      { text: want?.text, alternatives: [{ weight: 1, isForNames: false, words: [want?.words] }] },
    ]);
  });

  it.each([
    ['删除访问', [toDelete, toVisit], 'each expression of the lexicon'],
    ['请删除它', [toDelete], 'no character around an expression'],
    ['增加', [{ text: '增加', alternatives: [] }], 'an expression for a word that the index lacks'],
    ['股票', [{ text: '股票', alternatives: [] }], 'an unknown run'],
  ])('reads a run without spaces, « %s », as %j: %s', (query, want) => {
    expect(read(query)).toEqual(want);
  });

  it('looks for two letters in names only, and only while they are being typed', () => {
    const names = [{ weight: 1, isForNames: true, words: [{ visite: inexact }] }];
    expect(read('vi')).toEqual([{ text: 'vi', alternatives: names }]);
    expect(read('vi supprimer')[0]).toEqual({ text: 'vi', alternatives: [] });
  });

  it.each<readonly [string, string, readonly ReadAlternative[], string]>([
    ['mettre à pied', 'mettre pied', [{ weight: inexact, words: [{ supprimer: 1 }] }], 'an expression of the lexicon'],
    ['check list', 'check list', [{ weight: 1, words: [{ checklist: 1 }] }], 'words that the index writes as one'],
    ['linfirmiere', 'linfirmiere', [{ weight: 1, words: [{ infirmiere: 1 }] }], 'an elision without its apostrophe'],
    ['visite à', 'visite', [{ weight: 1, words: [{ visite: 1 }] }], 'no stop word'],
    [
      'lavisiteserie',
      'lavisiteserie',
      [{ weight: inexact, words: [{ visite: 1 }, { serie: 1 }] }],
      'without its spaces',
    ],
    ['efacer', 'efacer', [{ weight: inexact * (1 - 1 / 5), words: [{ supprimer: 1 }] }], 'misspelt in the lexicon'],
    ['maxilinfirmiere', 'maxilinfirmiere', [], 'an unknown word'],
  ])('reads « %s » as the concept « %s » with the alternatives %j: %s', (query, text, alternatives) => {
    expect(read(query)).toEqual([
      {
        text,
        alternatives: alternatives.map((alternative) => ({ ...alternative, isForNames: false })),
      },
    ]);
  });

  it.each<[query: string, want: ReadAlternative & { readonly isForNames: boolean }, how: string]>([
    ['numeroSerie', { weight: 1, isForNames: false, words: [{ numeroserie: 1 }] }, 'as a whole'],
    [
      'visiteSerie',
      { weight: inexact, isForNames: false, words: [{ visite: 1 }, { serie: 1 }] },
      'otherwise as its parts',
    ],
  ])('reads the compound « %s » as %j: %s', (query, want) => {
    expect(read(query)[0]?.alternatives).toEqual([want]);
  });

  it('reads each word in its place, up to sixteen words and two hundred characters', () => {
    const textsOf = (query: string): readonly string[] => read(query).map(({ text }) => text);
    expect(textsOf('visite 删除访问 numeroSerie')).toEqual(['visite', '删除', '访问', 'numeroSerie']);
    expect(textsOf('visite '.repeat(20))).toHaveLength(16);
    expect(textsOf(`${'x'.repeat(200)} visite`)).toEqual(['x'.repeat(200)]);
  });
});
