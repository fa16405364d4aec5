import { serialize, toBlocks, toCode, toHeading, toLists, toPageLine, toParagraph, toSection } from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import type { SchemaPage } from './model';
import { toExampleBlocks } from '../../markdown/contents';
import { toSchemaBlocks } from '../../markdown/schema';
import { toMappingLine, toSchemaItems, toUsersSection } from '../../markdown/links';

/** Renders the page of a component schema as Markdown. */
export function toSchemaMarkdown(page: SchemaPage, links: Links): string {
  const { name, title, node, examples, uses, users } = page;
  const { description, ...content } = node;
  return serialize([
    toHeading(1, name),
    ...(title === undefined ? [] : [toParagraph(title)]),
    toPageLine(links.pageUrl),
    ...toBlocks(description ?? [], links, 3),
    ...toMappingLine(page, links),
    ...toSection('Contenu', toSchemaBlocks([toCode(name)], { ...content, examples: [] }, links)),
    ...toSection(
      'Exemples',
      examples.flatMap((example) => toExampleBlocks(example, links)),
    ),
    ...toSection('Utilise', toLists(toSchemaItems(uses, links))),
    ...toUsersSection(users, links),
  ]);
}
