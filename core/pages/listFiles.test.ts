import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toListCsv, toListJson } from './listFiles';

const list = (...values: readonly (readonly [value: unknown, title?: string, description?: string])[]) => ({
  name: 'Statut',
  title: 'Statut d’une porte',
  values: values.map(([value, title, description]) => ({
    value: JSON.stringify(value),
    anchor: '',
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: [{ kind: 'paragraph' as const, content: [description] }] }),
  })),
});

const rows = (csv: string): unknown => parse(csv, { bom: true });

describe('toListCsv', () => {
  it('is UTF-8 for spreadsheets, with a line a value', () => {
    expect(toListCsv(list(['ouverte', 'Ouverte', 'On peut passer.'], ['fermée']))).toBe(
      '\ufeffcode,libelle,sens\r\nouverte,Ouverte,On peut passer.\r\nfermée,,\r\n',
    );
  });

  it.each([
    ['a comma', 'a, b'],
    ['a quote', 'dit « "oui" »'],
    ['a line feed', 'un\ndeux'],
    ['a carriage return', 'un\rdeux'],
    ['a line', 'un\r\ndeux'],
    ['nothing', ''],
  ])('keeps %s', (_fact, text) => {
    expect(rows(toListCsv(list(['c', text, text])))).toEqual([
      ['code', 'libelle', 'sens'],
      ['c', text, text],
    ]);
  });

  it.each(['=1+1', '+33', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('defuses the formula %j', (text) => {
    expect(rows(toListCsv(list([text, text])))).toEqual([
      ['code', 'libelle', 'sens'],
      [`'${text}`, `'${text}`, ''],
    ]);
  });

  it.each([
    [-5, '-5'],
    [1.5, '1.5'],
    [true, 'true'],
    [null, 'null'],
    ['', '""'],
  ])('writes %j as %s', (value, want) => {
    expect(rows(toListCsv(list([value])))).toEqual([
      ['code', 'libelle', 'sens'],
      [want, '', ''],
    ]);
  });
});

describe('toListJson', () => {
  it('keeps the codes as they are sent', () => {
    expect(JSON.parse(toListJson(list(['=1', 'Un', 'Le premier.'], [-5], [null])))).toEqual({
      nom: 'Statut',
      titre: 'Statut d’une porte',
      valeurs: [{ code: '=1', libelle: 'Un', sens: 'Le premier.' }, { code: -5 }, { code: null }],
    });
  });
});
