import type { ListItem, Table } from 'mdast';
import {
  listFilePath,
  listForms,
  serialize,
  toBlocks,
  toCode,
  toItem,
  toLink,
  toOneLine,
  toPageOpening,
  toPageLink,
  toParagraph,
  toTable,
} from '@apidoc/richtext';
import type { Links, LinkWriter } from '@apidoc/richtext';
import { counted, readableJson } from '@apidoc/schema';
import type { CodedValue } from '@apidoc/schema';
import { toMappingLine, toUsersSection } from '../../markdown/links';
import { toValueBadges } from '../../markdown/values';
import { formLabels } from './listWording';
import type { ListPage } from './model';

/** Renders the page of a list of coded values as Markdown. */
export function toListMarkdown(page: ListPage, links: Links): string {
  const { slug, name, title = name, type, description, values, servedBy, users } = page;
  const files = listForms.flatMap((form, index) => [
    index === 0 ? '' : ', ',
    toLink(links.toRootUrl(listFilePath(slug, form)), formLabels[form]),
  ]);
  return serialize([
    ...toPageOpening(title, links),
    toParagraph(toCode(name), ` (${type})`),
    ...toBlocks(description ?? [], links, 3),
    ...(servedBy === undefined
      ? []
      : [toParagraph('Servie en direct par ', toPageLink(servedBy.slug, servedBy.title, links), '.')]),
    ...toMappingLine(page, links),
    toParagraph('Télécharger la liste\u00a0: ', ...files, '.'),
    toValuesTable(values, links),
    ...toUsersSection(users, links),
  ]);
}

/** Returns coded values as a table. */
export function toValuesTable(values: readonly CodedValue[], links: LinkWriter): Table {
  return toTable(
    [['Code'], ['Libellé'], ['Sens']],
    values.map((coded) => {
      const { value, title: label = '', description: meaning = [] } = coded;
      const badges = toValueBadges(coded);
      return [
        [toCode(readableJson(value))],
        [badges.length === 0 ? label : `${label} (${badges.join(', ')})`.trim()],
        toOneLine(meaning, links),
      ];
    }),
  );
}

/** Returns all lists of coded values as Markdown list items. */
export function toListItems(lists: readonly ListPage[], links: Links): readonly ListItem[] {
  return lists.map(({ slug, name, title = name, values }) =>
    toItem([toPageLink(slug, title, links), ' (', toCode(name), `)\u00a0: ${counted(values.length, 'valeur')}`]),
  );
}
