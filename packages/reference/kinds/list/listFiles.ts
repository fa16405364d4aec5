import { stringify } from 'csv-stringify/sync';
import { isNumber, parseJson, writeJson } from '@reliure/openapi';
import type { SiteFile } from '@reliure/docusaurus/node';
import { listFilePath, listForms, toPlainText } from '@reliure/richtext';
import type { ListForm } from '@reliure/richtext';
import { readableJson, toSinceValue } from '@reliure/schema';
import { texts } from '../../texts/index.ts';
import type { ListPage } from './model.ts';

/** Builds the files of all lists of coded values: CSV with commas, in some languages also with semicolons, and JSON. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => listForms().map((form) => [listFilePath(list.slug, form), toListFile(list, form)]));
}

function toListFile(list: CodedValues, form: ListForm): string {
  switch (form) {
    case 'csv':
      return toListCsv(list, ',');
    case 'tableur.csv':
      return toListCsv(list, ';');
    case 'json':
      return toListJson(list);
  }
}

type CodedValues = Pick<ListPage, 'name' | 'title' | 'values'>;

/**
 * Writes a list of coded values as CSV for spreadsheets. It has a byte order mark, because spreadsheets would not
 * recognize UTF-8 without it. Values that a spreadsheet would run as a formula are prefixed with an apostrophe.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toListCsv({ values }: CodedValues, delimiter: ',' | ';'): string {
  const { columns, yes } = texts().list.csv;
  const rows = values.map(({ value, title = '', description = [], deprecated, since = '' }) => {
    const code = parseJson(value);
    return [
      isNumber(code) ? code : readableJson(value),
      title,
      toPlainText(description),
      deprecated === true ? yes : '',
      toSinceValue(since),
    ];
  });
  return stringify([columns, ...rows], {
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
  const { json } = texts().list;
  const list = {
    [json.name]: name,
    ...(title !== undefined && { [json.title]: title }),
    [json.values]: values.map(({ value, title: label, description, deprecated, since }) => ({
      [json.code]: parseJson(value),
      ...(label !== undefined && { [json.label]: label }),
      ...(description !== undefined && { [json.meaning]: toPlainText(description) }),
      ...(deprecated === true && { [json.deprecated]: true }),
      ...(since !== undefined && { [json.since]: toSinceValue(since) }),
    })),
  };
  return `${writeJson(list, 2)}\n`;
}
