import { describe, expect, it } from 'vitest';
import { buildIndexEntry, type SearchIndexEntry, type SearchTextsEntry } from './indexFile.ts';
import { writeIndexFile } from './writeIndexFile.ts';

const entry = buildIndexEntry([
  {
    title: 'Une visite',
    url: '/a',
    breadcrumbs: ['API'],
    passages: [
      { text: 'Deux\nlignes.' },
      { text: 'GET /visites', role: 'path' },
      { text: 'la tournée', role: 'phrase' },
      { text: 'Le numéro.', section: 'numero', anchor: 'numero', role: 'field' },
      { text: '', section: 'Vide', anchor: 'vide' },
    ],
  },
]);

describe('writeIndexFile', () => {
  it('writes one list, with the names on the first line and the texts on the second', () => {
    const file = writeIndexFile([entry]);
    expect(file.split('\n')).toHaveLength(2);
    const [names, texts] = JSON.parse(file) as [SearchIndexEntry, SearchTextsEntry];
    expect(names.index).toEqual(entry.index);
    expect(names.documents.map(({ t = null }) => t)).toEqual([
      'Une visite',
      null,
      'GET /visites',
      'la tournée',
      null,
      null,
    ]);
    expect(texts.documents.map(({ t }) => t)).toEqual(['Deux\nlignes.', 'Le numéro.']);
    expect(texts.documents.map(({ i }) => entry.documents[i]?.t)).toEqual(['Deux\nlignes.', 'Le numéro.']);
  });

  it('writes an empty list for no entries', () => {
    expect(JSON.parse(writeIndexFile([]))).toEqual([]);
  });
});
