import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { RichText } from '@reliure/richtext';
import { buildListFiles, toListCsv, toListJson } from './listFiles.ts';

/** Builds a paragraph without the Markdown parser, which would read some of the values as line endings. */
function toParagraphs(value: string): RichText {
  return [{ type: 'paragraph', children: [{ type: 'text', value }] }];
}

const list = (...values: readonly (readonly [value: unknown, title?: string, description?: string])[]) => ({
  name: 'Statut',
  title: 'Statut d’une porte',
  values: values.map(([value, title, description]) => ({
    value: JSON.stringify(value),
    anchor: '',
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: toParagraphs(description) }),
  })),
});

const header = ['code', 'libelle', 'sens', 'obsolete', 'depuis'];

/** A list with a deprecated value, one that was added later, and an unreleased one. */
const marked = {
  name: 'Statut',
  values: [
    { value: '"a"', anchor: '', deprecated: true as const },
    { value: '"b"', anchor: '', since: 'depuis 1.4' },
    { value: '"c"', anchor: '', since: 'à venir' },
  ],
};

const rows = (csv: string): unknown => parse(csv, { bom: true });

describe('toListCsv', () => {
  it('marks deprecated values, and values added later with their version', () =>
    expect(rows(toListCsv(marked, ','))).toEqual([
      header,
      ['a', '', '', 'oui', ''],
      ['b', '', '', '', '1.4'],
      ['c', '', '', '', 'à venir'],
    ]));

  it('writes UTF-8 with a byte order mark, and one line per value', () => {
    expect(toListCsv(list(['ouverte', 'Ouverte', 'On peut passer.'], ['fermée']), ',')).toBe(
      '\ufeffcode,libelle,sens,obsolete,depuis\r\nouverte,Ouverte,On peut passer.,,\r\nfermée,,,,\r\n',
    );
  });

  it('separates columns with semicolons for spreadsheets in French', () =>
    expect(toListCsv(list(['a', 'Un; deux', 'Et, trois.']), ';')).toBe(
      '\ufeffcode;libelle;sens;obsolete;depuis\r\na;"Un; deux";Et, trois.;;\r\n',
    ));

  it.each([
    ['a comma', 'a, b'],
    ['a quote', 'dit « "oui" »'],
    ['a line feed', 'un\ndeux'],
    ['a carriage return', 'un\rdeux'],
    ['a CRLF line ending', 'un\r\ndeux'],
    ['an empty text', ''],
  ])('keeps %s', (_fact, text) => {
    expect(rows(toListCsv(list(['c', text, text]), ','))).toEqual([header, ['c', text, text, '', '']]);
  });

  it.each(['=1+1', '+33', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('escapes the formula %j', (text) => {
    expect(rows(toListCsv(list([text, text]), ','))).toEqual([header, [`'${text}`, `'${text}`, '', '', '']]);
  });

  it.each([
    [-5, '-5'],
    [1.5, '1.5'],
    [true, 'true'],
    [null, 'null'],
    ['', '""'],
  ])('writes %j as %s', (value, want) => {
    expect(rows(toListCsv(list([value]), ','))).toEqual([header, [want, '', '', '', '']]);
  });
});

describe('toListJson', () => {
  it('marks deprecated values, and values added later with their version', () =>
    expect(JSON.parse(toListJson(marked))).toMatchObject({
      valeurs: [
        { code: 'a', obsolete: true },
        { code: 'b', depuis: '1.4' },
        { code: 'c', depuis: 'à venir' },
      ],
    }));

  it('writes the codes as the API sends them', () => {
    expect(JSON.parse(toListJson(list(['=1', 'Un', 'Le premier.'], [-5], [null])))).toEqual({
      nom: 'Statut',
      titre: 'Statut d’une porte',
      valeurs: [{ code: '=1', libelle: 'Un', sens: 'Le premier.' }, { code: -5 }, { code: null }],
    });
  });
});

describe('buildListFiles', () => {
  it('builds two CSV files and a JSON file for each list', () => {
    const users = { operations: [], schemas: [] };
    const values = [{ value: '"a"', anchor: 'a' }];
    const files = buildListFiles([{ slug: 'listes/Statut', name: 'Statut', type: 'texte', values, users }]);
    expect(files.map(([path]) => path)).toEqual([
      'reference:/listes/Statut.csv',
      'reference:/listes/Statut.tableur.csv',
      'reference:/listes/Statut.json',
    ]);
    expect(files.map(([, text]) => String(text).includes('code'))).toEqual([true, true, true]);
  });
});
