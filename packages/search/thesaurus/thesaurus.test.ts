import { describe, expect, it } from 'vitest';
import { ProblemsError } from '@reliure/openapi';
import { buildIndexFiles } from '../engine/index/indexFiles.ts';
import { writeIndexFile } from '../engine/index/writeIndexFile.ts';
import { readThesaurus } from './readThesaurus.ts';
import { relatedWords } from './relatedWords.ts';
import { readSiteWords } from './siteWords.ts';

const text = [
  'UTF-8',
  'camion|1',
  '(Nom)|véhicule|voiture|poids lourd',
  'voiture|1',
  '(Nom)|camion|auto',
  'véhicule|1',
  '(Nom)|auto|moto',
  'rouler|2',
  '(Verbe)|tourner|voiture',
  '(?)|avancer',
  'noter|1',
  '(Verbe)|visite (generic term)',
  '',
].join('\n');

const site = writeIndexFile(
  buildIndexFiles(
    [
      {
        title: 'Véhicules et voiture',
        url: '/a',
        breadcrumbs: [],
        passages: [{ text: 'Avancer, puis noter.' }],
      },
    ],
    [],
    () => null,
    new Map([['voiture', ['bagnole']]]),
  ).get(null) ?? [],
);

describe('a thesaurus', () => {
  it('is read with the meanings of each word, without remarks', () => {
    const thesaurus = readThesaurus(text, 'th.dat');
    expect([...thesaurus.keys()]).toEqual(['camion', 'voiture', 'véhicule', 'rouler', 'noter']);
    expect(thesaurus.get('rouler')).toEqual([
      { partOfSpeech: '(Verbe)', words: ['tourner', 'voiture'] },
      { partOfSpeech: '(?)', words: ['avancer'] },
    ]);
    expect(thesaurus.get('noter')?.[0]?.words).toEqual(['visite']);
  });

  it('of another form is refused', () =>
    expect(() => readThesaurus('UTF-8\ncamion\n', 'th.dat')).toThrow(ProblemsError));

  it('leads from words that the site lacks to words of its names, those that list each other first', () => {
    const related = relatedWords(readThesaurus(text, 'th.dat'), readSiteWords(site));
    expect([...related]).toEqual([['camion', ['voiture', 'véhicule']]]);
  });
});
