import { stringify } from 'csv-stringify/sync';
import type { SiteFile } from '@apidoc/docusaurus/node';
import { listFilePath, toPlainText } from '@apidoc/richtext';
import { readableJson, toSinceValue } from '@apidoc/schema';
import type { ListPage } from './model';

/** The lists of coded values as files. */
export function buildListFiles(lists: readonly ListPage[]): readonly SiteFile[] {
  return lists.flatMap((list) => [
    [listFilePath(list.slug, 'csv'), toListCsv(list)],
    [listFilePath(list.slug, 'json'), toListJson(list)],
  ]);
}

type CodedValues = Pick<ListPage, 'name' | 'title' | 'values'>;

/**
 * A list of coded values as a table for spreadsheets: commas, quotes where they are needed, and a byte order mark, without
 * which spreadsheets take UTF-8 for another encoding. What a spreadsheet would run as a formula begins with an apostrophe.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toListCsv({ values }: CodedValues): string {
  const rows = values.map(({ value, title = '', description = [], deprecated, since = '' }) => {
    const parsed: unknown = JSON.parse(value);
    return [
      typeof parsed === 'number' ? parsed : readableJson(value),
      title,
      toPlainText(description),
      deprecated === true ? 'oui' : '',
      toSinceValue(since),
    ];
  });
  return stringify([['code', 'libelle', 'sens', 'obsolete', 'depuis'], ...rows], {
    bom: true,
    escape_formulas: true,
    // The library quotes its own line ending only.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
}

/** A list of coded values for programs: the codes as the API sends them. */
export function toListJson({ name, title, values }: CodedValues): string {
  const list = {
    nom: name,
    ...(title !== undefined && { titre: title }),
    valeurs: values.map(({ value, title: label, description, deprecated, since }) => ({
      code: JSON.parse(value) as unknown,
      ...(label !== undefined && { libelle: label }),
      ...(description !== undefined && { sens: toPlainText(description) }),
      ...(deprecated === true && { obsolete: true }),
      ...(since !== undefined && { depuis: toSinceValue(since) }),
    })),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
