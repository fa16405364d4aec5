import {
  code,
  download,
  filtered,
  join,
  pageLink,
  paragraph,
  phrases,
  searchPhrases,
  text,
  words,
} from '@reliure/page';
import type { Block, Row, TableBlock } from '@reliure/page';
import { listFilePath, listForms } from '@reliure/richtext';
import { readableJson } from '@reliure/schema';
import { describeMappings, describeUsers } from '../../describe/links.ts';
import { toValueBadges } from '../../describe/values.ts';
import { texts } from '../../texts/index.ts';
import type { ListPage, ListValue } from './model.ts';

/** Describes a list of coded values with their meaning, and the operations and schemas that use it. */
export function describeList(page: ListPage): readonly Block[] {
  const { slug, name, title, type, description = [], values, servedBy, users, searchPhrases: searched } = page;
  const { servedBy: servedByWords, download: downloadWords, forms } = texts().list;
  return [
    text([paragraph(code(name))], 'soft'),
    { ...words(type), look: 'soft' },
    text(description),
    ...(servedBy === undefined ? [] : [words(...servedByWords(pageLink(servedBy.slug, servedBy.title)))]),
    ...describeMappings(page),
    words(downloadWords, ...join(listForms().map((form) => phrases(download(listFilePath(slug, form), forms[form]))))),
    { ...describeValues(values), name: title ?? name },
    ...describeUsers(users),
    searchPhrases(searched),
  ];
}

/** Describes coded values as a table. */
export function describeValues(values: readonly ListValue[]): TableBlock {
  return { kind: 'table', columns: texts().list.columns, groups: [{ rows: values.map(describeValue) }] };
}

/** Describes a coded value. The search finds it by its label, and shows its code. */
function describeValue(coded: ListValue): Row {
  const { value, anchor, title, description = [] } = coded;
  const name = readableJson(value);
  return {
    id: anchor,
    search: { title: title ?? name },
    cells: [
      title === undefined ? words(code(name)) : text([paragraph(code(name))]),
      words(title ?? '', ...toValueBadges(coded)),
      text(description),
    ],
  };
}

/** Describes the index of the lists. */
export function describeListIndex(lists: readonly ListPage[]): readonly Block[] {
  const { filter, values: toCount } = texts().list;
  return [
    filtered(filter, [
      {
        kind: 'list',
        look: 'index',
        items: lists.map(({ slug, name, title, values }) => ({
          phrases: phrases(pageLink(slug, title ?? name)),
          note: phrases(...(title === undefined ? [] : [code(name), ', ']), toCount(values.length)),
          isFiltered: true,
        })),
      },
    ]),
  ];
}
