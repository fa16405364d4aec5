import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from './indexFile.ts';
import { openOccurrences } from './occurrences.ts';
import { createPostings, type Postings } from './postings.ts';
import type { SearchablePage } from '@reliure/page';

const pages: readonly SearchablePage[] = [
  {
    title: 'Les notes',
    url: '/notes',
    breadcrumbs: ['API', 'Suivi clinique'],
    passages: [
      { text: 'Une note, puis une note.' },
      { text: 'Sa note.', section: 'numeroSerie', anchor: 'numero', role: 'field' },
      { text: 'noter un mot', role: 'phrase' },
    ],
  },
  { title: 'Notes 12 v2 2e …', url: '/autres', breadcrumbs: [], passages: [] },
];

function open(): Postings {
  return createPostings(openOccurrences([buildIndexEntry(pages)]));
}

/** Returns the passages that contain a word, with an asterisk for its occurrences in names. */
function passagesOf({ listOf, vocabulary }: Postings, word: string): readonly string[] {
  return listOf(vocabulary.find(word) ?? -1).map((posting) => `${posting >> 1}${posting % 2 === 1 ? '*' : ''}`);
}

describe('createPostings', () => {
  it('reads names at once, and as many texts as requested', () => {
    const postings = open();
    const words = ['notes', 'numeroserie', 'numero', 'noter', 'mot', 'suivi', 'clinique', 'note'];
    const all = () => Object.fromEntries(words.map((word) => [word, passagesOf(postings, word)]));
    const inNames = { notes: ['0*', '1*'], numeroserie: ['3*'], numero: ['3*'], noter: ['4*'], mot: ['4*'] };
    const inPages = { suivi: ['0'], clinique: ['0'] };
    expect([postings.textsRead(), all()]).toEqual([0, { ...inNames, suivi: [], clinique: [], note: [] }]);
    postings.readTexts(1);
    expect([postings.textsRead(), all()]).toEqual([1, { ...inNames, ...inPages, note: [] }]);
    postings.readTexts(2);
    expect([postings.textsRead(), all()]).toEqual([3, { ...inNames, ...inPages, note: ['2'] }]);
    postings.readTexts(Infinity);
    expect([postings.textsRead(), all()]).toEqual([5, { ...inNames, ...inPages, note: ['2', '3'] }]);
    expect(passagesOf(postings, 'zzqxwv')).toEqual([]);
  });

  it('returns the words of each chunk of a text that was read', () => {
    const postings = open();
    const { vocabulary, wordsOf } = postings;
    const written = (text: string) => wordsOf(text)?.map((words) => words.map(vocabulary.at)) ?? null;
    expect(written('Sa note.')).toBeNull();
    postings.readTexts(Infinity);
    expect(written('Sa note.')).toEqual([['sa'], ['note']]);
    expect(written('numeroSerie')).toEqual([['numeroserie', 'numero', 'serie']]);
  });

  it('lists the words of names, compounds as their parts, and stop words only of phrases', () => {
    const { names, vocabulary } = open();
    const written = (words: readonly number[]): string => words.map(vocabulary.at).join(' ');
    expect([0, 1, 2, 3, 4].map(names.at)).toEqual(['Les notes', 'Notes 12 v2 2e …', '', 'numeroSerie', 'noter un mot']);
    expect({ ...names, words: written(names.words), compounds: written(names.compounds) }).toEqual({
      at: names.at,
      starts: [0, 1, 6, 6, 8, 11],
      words: 'notes notes 12 v2 2 e numero serie noter un mot',
      compounds: 'notes notes 12 v2 2e 2e numeroserie numeroserie noter un mot',
      wordCount: vocabulary.size(),
    });
  });
});
