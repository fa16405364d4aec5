import { code, download, join, pageLink, paragraph, phrases, searchPhrases, text, words } from '@reliure/page';
import type { Block, Row, TableBlock } from '@reliure/page';
import { listFilePath, listForms } from '@reliure/richtext';
import { counted, readableJson } from '@reliure/schema';
import { describeMappings, describeUsers } from '../../describe/links.ts';
import { toValueBadges } from '../../describe/values.ts';
import { formLabels, listColumns } from './listWording.ts';
import type { ListPage, ListValue } from './model.ts';

/** Describes a list of coded values with their meaning, and the operations and schemas that use it. */
export function describeList(page: ListPage): readonly Block[] {
  const { slug, name, title, type, description = [], values, servedBy, users, searchPhrases: searched } = page;
  return [
    text([paragraph(code(name))], 'soft'),
    { ...words(type), look: 'soft' },
    text(description),
    ...(servedBy === undefined ? [] : [words('Servie en direct par ', pageLink(servedBy.slug, servedBy.title), '.')]),
    ...describeMappings(page),
    words(
      'Télécharger la liste\u00a0: ',
      ...join(listForms.map((form) => phrases(download(listFilePath(slug, form), formLabels[form])))),
    ),
    { ...describeValues(values), name: title ?? name },
    ...describeUsers(users),
    searchPhrases(searched),
  ];
}

/** Describes coded values as a table. */
export function describeValues(values: readonly ListValue[]): TableBlock {
  return { kind: 'table', columns: listColumns, groups: [{ rows: values.map(describeValue) }] };
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
  return [
    {
      kind: 'filter',
      label: 'Filtrer les listes',
      blocks: [
        {
          kind: 'list',
          look: 'index',
          items: lists.map(({ slug, name, title, values }) => ({
            phrases: phrases(pageLink(slug, title ?? name)),
            note: phrases(...(title === undefined ? [] : [code(name), ', ']), counted(values.length, 'valeur')),
            isFiltered: true,
          })),
        },
      ],
    },
  ];
}
