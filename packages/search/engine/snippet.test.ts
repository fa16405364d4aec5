import { describe, expect, it } from 'vitest';
import { stem } from '#analysis';
import { analyze } from './text/analyze.ts';
import { findMatches, toMatchSegments, toSnippet, type IsQueryWord, type Segment } from './snippet.ts';

/** Returns the text with matches between asterisks. */
function written(segments: readonly Segment[]): string {
  return segments.map(({ text, isMatch }) => (isMatch ? `*${text}*` : text)).join('');
}

function plain(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

/** Returns a function that finds the words of a query and related words. */
function toQueryWordTest(query: string): IsQueryWord {
  const stems = new Set(analyze(query).map(({ word }) => stem(word)));
  return (word) => stems.has(stem(word));
}

const long =
  'La suppression d’une visite n’est possible que tant qu’elle n’est ni validée ni intégrée ; après, il faut la rouvrir.';

describe('toSnippet', () => {
  it.each([
    [long, 'supprimer', 'La *suppression* d’une visite n’est possible que…'],
    [long, 'validée', '…n’est ni *validée* ni intégrée ; après, il faut la…'],
    [long, 'rouvrir', '…il faut la *rouvrir*.'],
    [long, 'visite intégrer', '…d’une *visite* n’est possible que tant qu’elle n’est…'],
    [long, 'visite validée intégrée', '…n’est ni *validée* ni *intégrée* ; après, il faut la…'],
    [long, 'absent', 'La suppression d’une visite n’est possible que…'],
    [
      'Un bon de livraison est signé : pour ce cas… finalement autre chose.',
      'bon',
      'Un *bon* de livraison est signé : pour ce cas…',
    ],
    [
      'Ce que rend l’opération une fois le bon signé : quantités',
      'rend',
      'Ce que *rend* l’opération une fois le bon signé…',
    ],
    ['Court.', 'court', '*Court*.'],
    ['Court.', '', 'Court.'],
    ['', 'rien', ''],
    ['点击安装指南开始', '安装', '点击*安装*指南开始'],
    ['点击安装指南开始', '安装指', '点击*安装指*南开始'],
    ['<b>visite</b>', 'visite', '<b>*visite*</b>'],
    [
      'GET /v1/visites/{id}/appareils/{appareilId}/releves/{releveId}',
      'releves',
      '…ls/{appareilId}/*releves*/{*releveId*}',
    ],
  ])('cuts « %s » for the query « %s » to: %s', (text, query, want) => {
    expect(written(toSnippet(text, findMatches(text, toQueryWordTest(query))))).toBe(want);
  });

  const texts = [
    long,
    `${'mot '.repeat(40)}cible ${'mot '.repeat(40)}`,
    `${'x'.repeat(300)} cible ${'y'.repeat(300)}`,
    `${'x'.repeat(300)}/cible/${'y'.repeat(300)}`,
    `Z${'é'.repeat(300)} cible`,
    `${'安'.repeat(100)}cible${'装'.repeat(100)}`,
    `${'😀'.repeat(100)}cible${'😀'.repeat(100)}`,
    `a${'😀'.repeat(100)} cible ${'😀'.repeat(100)}`,
    `\n${'ligne\n'.repeat(30)}cible\n${'ligne\n'.repeat(30)}`,
    'cible',
    `${' '.repeat(200)}cible${' '.repeat(200)}`,
  ];

  describe('length', { tags: '@snippet-of-50-characters' }, () => {
    it.each(texts)('is at most 50 characters, with the match, in « %s »', (text) => {
      const segments = toSnippet(text, findMatches(text, toQueryWordTest('cible')));
      expect(plain(segments).replace(/^…|…$/g, '').length).toBeLessThanOrEqual(50);
      expect(written(segments)).toContain(text === long ? 'La suppression' : '*cible*');
    });

    it('is 50 characters in a matching word that is longer', () => {
      const word = `visite${'s'.repeat(80)}`;
      const segments = toSnippet(word, findMatches(word, toQueryWordTest(word)));
      expect(segments).toEqual([
        { text: word.slice(0, 50), isMatch: true },
        { text: '…', isMatch: false },
      ]);
    });
  });

  it.each(texts)('never splits a surrogate pair in « %s »', (text) => {
    expect(plain(toSnippet(text, findMatches(text, toQueryWordTest('cible'))))).not.toMatch(/\p{Surrogate}/u);
  });

  it.each(texts)('returns ellipses only where « %s » continues', (text) => {
    const shown = plain(toSnippet(text, findMatches(text, toQueryWordTest('cible'))));
    const part = shown.replace(/^…|…$/g, '');
    expect(text).toContain(part);
    expect(shown.startsWith('…')).toBe(!text.startsWith(part));
    expect(shown.endsWith('…')).toBe(!text.endsWith(part));
  });
});

describe('toMatchSegments', () => {
  it.each([
    ['Supprimer une visite', 'visites supprimées', '*Supprimer* une *visite*'],
    ['L’œdème', 'oedeme', 'L’*œdème*'],
    ['numeroSerie', 'série', '*numeroSerie*'],
    ['Rien', 'visite', 'Rien'],
    ['visite', '', 'visite'],
    ['', 'visite', ''],
    ['安装指南', '安装指南', '*安装指南*'],
  ])('separates in « %s » the words of « %s »: %s', (text, query, want) => {
    expect(written(toMatchSegments(text, findMatches(text, toQueryWordTest(query))))).toBe(want);
  });

  it('returns every character of the text', () => {
    const text = '<img src=x onerror="visite()"> visite \ud800 \u202e visites__proto__';
    expect(plain(toMatchSegments(text, findMatches(text, toQueryWordTest('visite __proto__'))))).toBe(text);
  });
});

describe('findMatches', () => {
  it('joins overlapping pairs of characters, and keeps words separate', () => {
    expect(findMatches('安装指南 visite visite', toQueryWordTest('装指南 visites'))).toEqual([
      { start: 1, end: 4 },
      { start: 5, end: 11 },
      { start: 12, end: 18 },
    ]);
  });
});
