import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from '../index/indexFile.ts';
import { openOccurrences } from '../index/occurrences.ts';
import { readCodes, readValues, toCodeOfQuery, toNamedStatus } from './codeQuery.ts';
import type { SearchablePage, SearchablePassage } from '@reliure/page';
import type { Concept } from './query.ts';

function page(kind: string, ...passages: readonly SearchablePassage[]): SearchablePage {
  return { kind, title: kind, url: `/${kind}`, breadcrumbs: [], passages };
}

/** Each alternative is a list of words, by their numbers in the index. */
function concept(text: string, ...alternatives: readonly (readonly number[])[]): Concept {
  return {
    text,
    source: 'typed',
    alternatives: alternatives.map((words) => ({
      weight: 1,
      isForNames: false,
      words: words.map((word) => new Map([[word, 1]])),
    })),
  };
}

describe('toCodeOfQuery', () => {
  it.each([
    ['visite-validee', 'visite-validee'],
    [' VISITE_VALIDEE ', 'visite-validee'],
    ['visite.validée', 'visite-validee'],
    ['409 visite-validee', 'visite-validee'],
    ['ERR-42_b', 'err-42-b'],
    ['erreur visite-validee', 'visite-validee'],
    ['état a_confirmer', 'a-confirmer'],
    ['412', '412'],
    ['PATCH 412', '412'],
    ['erreur HTTP 503', '503'],
    ['409 delete', '409'],
  ])('reads « %s » as %s', (query, want) => expect(toCodeOfQuery(query)).toBe(want));

  it.each([
    '',
    'doublon',
    'visite validée',
    '200',
    '4120',
    'article 412',
    '409 doublon',
    'visite-',
    '-',
    'a/b-c',
    'lot-rappele de qui',
    '\ud800-a',
  ])('returns null for « %s »', (query) => expect(toCodeOfQuery(query)).toBeNull());
});

describe('toNamedStatus', () => {
  const find = (word: string): number | undefined => (word === '409' ? 7 : undefined);

  it.each([
    ['the status alone', [concept('409', [7])], '409'],
    ['its name after it', [concept('409', [7]), concept('conflict', [7])], '409'],
    ['its name before it', [concept('conflict', [8], [7]), concept('409', [7])], '409'],
    ['another word', [concept('409', [7]), concept('visite', [8])], null],
    ['an expression that contains its name', [concept('409', [7]), concept('edit conflict', [7, 8])], null],
    ['a word without a meaning', [concept('409', [7]), concept('zzqxwv')], null],
    ['an alternative without words', [concept('409', [7]), concept('zzqxwv', [])], null],
    ['a status that the index does not have', [concept('404', [7])], null],
    ['no status', [concept('conflict', [7])], null],
  ])('for %s returns %j', (_, concepts, want) => expect(toNamedStatus(concepts, { find })).toBe(want));
});

describe('readCodes', () => {
  it('reads the errors and the statuses above them, in error catalogues only', () => {
    const error: SearchablePassage = {
      text: 'Déjà clos.',
      section: '409 deja-clos',
      anchor: 'deja-clos',
      role: 'error',
    };
    const occurrences = openOccurrences([
      buildIndexEntry([
        page(
          'error',
          error,
          { text: 'Rien ici.', section: '404 Introuvable', anchor: 's404' },
          { text: 'Comment les lire.', section: 'Lire', anchor: 'lire' },
          { text: 'Le statut.', section: '412', anchor: 'statut', role: 'field' },
        ),
        page('operation', { ...error, anchor: 'r409' }, { ...error, section: '410 parti', anchor: 'r410' }),
      ]),
    ]);
    expect(readCodes(occurrences)).toEqual(
      new Map([
        ['deja-clos', { page: 0, passage: 2, location: 1 }],
        ['404', { page: 0, passage: 3, location: 2 }],
      ]),
    );
  });
});

describe('readValues', () => {
  it('reads the values of lists and life cycles, by their anchors', () => {
    const value: SearchablePassage = { text: 'Sans réponse.', section: 'À confirmer', anchor: 'a_confirmer' };
    const introduction: SearchablePassage = { text: 'Les états.', section: 'Début', anchor: 'debut' };
    const occurrences = openOccurrences([
      buildIndexEntry([
        page('schema', value, { ...value, anchor: 'en_cours' }),
        page('list', introduction, value),
        page('lifecycle', value),
      ]),
    ]);
    expect(readValues(occurrences)).toEqual(
      new Map([
        [
          'a-confirmer',
          [
            { page: 1, passage: 3, location: 1 },
            { page: 2, passage: 3, location: 1 },
          ],
        ],
      ]),
    );
  });
});
