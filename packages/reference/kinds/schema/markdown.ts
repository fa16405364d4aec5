import type { ListItem, RootContent } from 'mdast';
import {
  listFilePath,
  serialize,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLink,
  toLists,
  toOneLine,
  toPageLine,
  toPageLink,
  toParagraph,
  toSection,
  toTable,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import type { ListPage, SchemaLink, SchemaPage, SchemaUsers } from '../../model/cataloguePages';
import { toExampleBlocks } from '../../markdown/contents';
import { toSchemaBlocks, toValueMarks } from '../../markdown/schema';

/** Everything that the page of a component schema says. */
export function toSchemaMarkdown({ name, title, node, examples, uses, users }: SchemaPage, links: Links): string {
  const { description, ...content } = node;
  return serialize([
    toHeading(1, name),
    ...(title === undefined ? [] : [toParagraph(title)]),
    toPageLine(links.pageUrl),
    ...toBlocks(description ?? [], links, 3),
    ...toSection('Contenu', toSchemaBlocks([toCode(name)], { ...content, examples: [] }, links)),
    ...toSection(
      'Exemples',
      examples.flatMap((example) => toExampleBlocks(example, links)),
    ),
    ...toSection('Utilise', toLists(toSchemaItems(uses, links))),
    ...toUsers(users, links),
  ]);
}

/** Everything that the page of a list of coded values says. */
export function toListMarkdown(page: ListPage, links: Links): string {
  const { slug, name, title = name, type, description, values, servedBy, users } = page;
  const toFile = (form: 'csv' | 'json') => toLink(links.toRootUrl(listFilePath(slug, form)), form.toUpperCase());
  return serialize([
    toHeading(1, title),
    toPageLine(links.pageUrl),
    toParagraph(toCode(name), ` (${type})`),
    ...toBlocks(description ?? [], links, 3),
    ...(servedBy === undefined
      ? []
      : [toParagraph('Servie en direct par ', toPageLink(servedBy.slug, servedBy.title, links), '.')]),
    toParagraph('Télécharger la liste\u00a0: ', toFile('csv'), ', ', toFile('json'), '.'),
    toTable(
      [['Code'], ['Libellé'], ['Sens']],
      values.map((coded) => {
        const { value, title: label = '', description: meaning = [] } = coded;
        const marks = toValueMarks(coded);
        return [
          [toCode(readableJson(value))],
          [marks.length === 0 ? label : `${label} (${marks.join(', ')})`.trim()],
          toOneLine(meaning, links),
        ];
      }),
    ),
    ...toUsers(users, links),
  ]);
}

/** Schemas by name, each with its title where it has one. */
export function toSchemaItems(schemas: readonly SchemaLink[], links: Links): readonly ListItem[] {
  return schemas.map(({ slug, name, title }) =>
    toItem([toPageLink(slug, name, links), ...(title === undefined ? [] : [`\u00a0: ${title}`])]),
  );
}

function toUsers({ schemas, operations }: SchemaUsers, links: Links): readonly RootContent[] {
  return toSection('Utilisé par', [
    ...toLists([
      ...toSchemaItems(schemas, links),
      ...operations.map(({ slug, title, method, place }) =>
        toItem([toPageLink(slug, title, links), ' ', toCode(method), `\u00a0: ${place}`]),
      ),
    ]),
  ]);
}
