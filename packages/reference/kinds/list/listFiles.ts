import { stringify } from 'csv-stringify/sync';
import { isNumber, parseJson, writeJson } from '@reliure/openapi';
import type { SiteFile } from '@reliure/docusaurus/node';
import { listFilePath, toPlainText } from '@reliure/richtext';
import { readableJson, toSinceValue } from '@reliure/schema';
import type { ListPage } from './model.ts';

/** Builds the CSV files, with commas and with semicolons, and the JSON files of all lists of coded values. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => [
    [listFilePath(list.slug, 'csv'), toListCsv(list, ',')],
    [listFilePath(list.slug, 'tableur.csv'), toListCsv(list, ';')],
    [listFilePath(list.slug, 'json'), toListJson(list)],
  ]);
}

type CodedValues = Pick<ListPage, 'name' | 'title' | 'values'>;

/**
 * Writes a list of coded values as CSV for spreadsheets. It has a byte order mark, because spreadsheets would not
 * recognize UTF-8 without it. Values that a spreadsheet would run as a formula are prefixed with an apostrophe.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toListCsv({ values }: CodedValues, delimiter: ',' | ';'): string {
  const rows = values.map(({ value, title = '', description = [], deprecated, since = '' }) => {
    const code = parseJson(value);
    return [
      isNumber(code) ? code : readableJson(value),
      title,
      toPlainText(description),
      deprecated === true ? 'oui' : '',
      toSinceValue(since),
    ];
  });
  return stringify([['code', 'libelle', 'sens', 'obsolete', 'depuis'], ...rows], {
    bom: true,
    cast: { object: (code) => ({ value: writeJson(code), escape_formulas: false }) },
    delimiter,
    escape_formulas: true,
    // By default, csv-stringify only quotes values that contain the record delimiter.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
}

/** Writes a list of coded values as JSON, with the codes as the API sends them. */
export function toListJson({ name, title, values }: CodedValues): string {
  const list = {
    nom: name,
    ...(title !== undefined && { titre: title }),
    valeurs: values.map(({ value, title: label, description, deprecated, since }) => ({
      code: parseJson(value),
      ...(label !== undefined && { libelle: label }),
      ...(description !== undefined && { sens: toPlainText(description) }),
      ...(deprecated === true && { obsolete: true }),
      ...(since !== undefined && { depuis: toSinceValue(since) }),
    })),
  };
  return `${writeJson(list, 2)}\n`;
}
