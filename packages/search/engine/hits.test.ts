import { describe, expect, it } from 'vitest';
import { createHits, type FindMatches, type Hit, type HitPassage } from './hits.ts';
import { buildIndexEntry } from './index/indexFile.ts';
import { noParts } from './ranking.ts';
import { openOccurrences } from './index/occurrences.ts';
import type { SearchablePage } from '@reliure/page';
import type { Segment } from './snippet.ts';

const operation: SearchablePage = {
  kind: 'operation',
  title: 'Créer une note',
  url: '/api/creer-note',
  method: 'POST',
  deprecated: true,
  breadcrumbs: ['API', 'Notes'],
  passages: [
    { text: 'POST /v1/notes', role: 'path' },
    { text: 'écrire un mot', role: 'phrase' },
    { text: 'Crée une Note datée.' },
    { text: 'Elle reste un an.' },
    { text: 'la note est refusée', role: 'phrase', anchor: 'r409' },
    { text: 'La note existe.', section: '409 doublon', anchor: 'r409', role: 'error' },
    { text: 'la note est refusée deux fois', role: 'phrase', anchor: 'r409' },
    { text: 'Sa note.', section: 'texte', anchor: 'corps.texte', role: 'field' },
    { text: 'Son autre note.', section: 'texte', anchor: 'reponse.texte', role: 'field' },
    { text: 'Garder une trace.', section: 'But', anchor: 'but' },
    { text: 'Garder longtemps.', section: 'But', anchor: 'but' },
  ],
};
const post: SearchablePage = { title: 'Une note', url: '/blog/note', breadcrumbs: [], passages: [] };
const occurrences = openOccurrences([buildIndexEntry([operation, post])]);

const findNotes: FindMatches = (text) =>
  [...text.matchAll(/note/gi)].map(({ index }) => ({ start: index, end: index + 4 }));

const findWords: FindMatches = (text) =>
  [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** Returns the hit whose best occurrence has the text, when the other occurrences have the given scores. */
function hitFor(
  best: string,
  { scores = {}, limit = 1, find = findNotes }: { scores?: Record<string, number>; limit?: number; find?: FindMatches },
): Hit {
  const { passages, eachOccurrenceOn } = occurrences;
  const found: { passage: number; location: number }[] = [];
  const page = best === post.title ? 1 : 0;
  eachOccurrenceOn(page, (passage, location) => {
    if (passages[passage]?.t === best) found.push({ passage, location });
  });
  const [{ passage, location } = { passage: -1, location: -1 }] = found;
  const scoreOf = (other: number): number => scores[passages[other]?.t ?? ''] ?? 0;
  return createHits(occurrences)({ page, passage, location, score: 1, parts: noParts }, scoreOf, find, limit);
}

function written(segments: readonly Segment[]): string {
  return segments.map(({ text, isMatch }) => (isMatch ? `*${text}*` : text)).join('');
}

describe('createHits', () => {
  it('returns the data of the page, with its first text when its title matched', () => {
    expect(hitFor('Créer une note', {})).toEqual({
      url: '/api/creer-note',
      title: [
        { text: 'Créer une ', isMatch: false },
        { text: 'note', isMatch: true },
      ],
      breadcrumbs: ['API', 'Notes'],
      kind: 'operation',
      method: 'POST',
      isDeprecated: true,
      score: noParts,
      passages: [
        {
          hash: '',
          name: [],
          isCode: false,
          snippet: [
            { text: 'Crée une ', isMatch: false },
            { text: 'Note', isMatch: true },
            { text: ' datée.', isMatch: false },
          ],
          words: ['note'],
        },
      ],
    });
  });

  it.each([
    ['Garder une trace.', 0.9, '#but', 'a section that answers the query'],
    ['Elle reste un an.', 0.9, '', 'a text of the page that answers it'],
    ['Garder une trace.', 0.7, '', 'the first text if no section answers'],
    ['Sa note.', 0.9, '', 'no field'],
  ])('shows for a phrase, if « %s » has the score %d, the anchor « %s »: %s', (text, score, hash) => {
    const { passages } = hitFor('écrire un mot', { scores: { [text]: score } });
    expect(passages.map((passage) => passage.hash)).toEqual([hash]);
  });

  it('returns no snippet for a page without text', () => {
    expect(hitFor('Une note', { limit: 3 })).toEqual({
      url: '/blog/note',
      title: [
        { text: 'Une ', isMatch: false },
        { text: 'note', isMatch: true },
      ],
      breadcrumbs: [],
      kind: 'page',
      method: '',
      isDeprecated: false,
      score: noParts,
      passages: [{ hash: '', name: [], isCode: false, snippet: [], words: ['note'] }],
    });
  });

  it.each<readonly [string, string, Omit<HitPassage, 'words' | 'name' | 'snippet'>, string, string]>([
    ['POST /v1/notes', 'operation', { hash: '', isCode: false }, '', 'POST /v1/*note*s'],
    ['Elle reste un an.', 'operation', { hash: '', isCode: false }, '', 'Elle reste un an.'],
    ['Garder une trace.', 'operation', { hash: '#but', isCode: false }, 'But', 'Garder une trace.'],
    ['Sa note.', 'field', { hash: '#corps.texte', isCode: true }, 'texte', 'Sa *note*.'],
    ['La note existe.', 'error', { hash: '#r409', isCode: true }, '409 doublon', 'La *note* existe.'],
    ['la note est refusée', 'error', { hash: '#r409', isCode: true }, '409 doublon', 'La *note* existe.'],
    ['écrire un mot', 'operation', { hash: '', isCode: false }, '', 'Crée une *Note* datée.'],
  ])('shows for « %s » a hit of the kind %s: %j', (best, kind, want, name, snippet) => {
    const hit = hitFor(best, {});
    const [shown] = hit.passages;
    expect(hit.kind).toBe(kind);
    expect(shown).toMatchObject(want);
    expect([written(shown?.name ?? []), written(shown?.snippet ?? [])]).toEqual([name, snippet]);
  });

  const scores = {
    'Créer une note': 9,
    'POST /v1/notes': 9,
    'écrire un mot': 9,
    'Elle reste un an.': 9,
    'Sa note.': 1,
    'La note existe.': 2,
    'Son autre note.': 3,
  };

  it.each([
    ['Créer une note', 9, ['', '#reponse.texte', '#r409'], 'best first, each name once'],
    ['Créer une note', 2, ['', '#reponse.texte'], 'up to the limit'],
    ['Créer une note', 1, [''], 'the best occurrence alone'],
    ['Sa note.', 9, ['#corps.texte', '#r409'], 'no other passage with the name of the best one'],
  ])('lists for « %s », up to %i, the named passages that match, %j: %s', (best, limit, want) => {
    expect(hitFor(best, { scores, limit }).passages.map(({ hash }) => hash)).toEqual(want);
  });

  it('returns at most eight words to highlight, in lower case, each once', () => {
    const { passages } = hitFor('Sa note.', { find: findWords });
    expect(passages[0]?.words).toEqual(['texte', 'sa', 'note']);
    const sentence = () => findWords('A B C D E F G H I J');
    expect(hitFor('Créer une note', { find: sentence }).passages[0]?.words).toHaveLength(8);
  });
});
