import type { ListItem, Paragraph, RootContent } from 'mdast';
import {
  joinPhrases,
  toBlocks,
  toCode,
  toItem,
  toLabelled,
  toLink,
  toLists,
  toPageLink,
  toParagraph,
  toSection,
} from '@apidoc/richtext';
import type { Links, Phrasing } from '@apidoc/richtext';
import type { WithMappings } from '../model/counterparts';
import type { NamedLink } from '@apidoc/richtext';
import type { OperationLink, SchemaLink, SchemaUsers } from '../model/links';
import type { Server } from '../model/access/servers';

/** Renders an operation as a list item. */
export function toOperationItem(operation: OperationLink, links: Links, more: readonly Phrasing[] = []): ListItem {
  return toItem([...toOperationPhrases(operation, links), ...more]);
}

/** Renders an operation’s title, method and path. */
export function toOperationPhrases(
  { slug, title, method, path, deprecated }: OperationLink,
  links: Links,
): readonly Phrasing[] {
  const badge = deprecated === true ? [' (obsolète)'] : [];
  return [toPageLink(slug, title, links), ...badge, ' ', toCode(`${method} ${path}`)];
}

/** Renders schemas as list items, with their names and titles. */
export function toSchemaItems(schemas: readonly SchemaLink[], links: Links): readonly ListItem[] {
  return schemas.map(({ slug, name, title }) =>
    toItem([toPageLink(slug, name, links), ...(title === undefined ? [] : [`\u00a0: ${title}`])]),
  );
}

/** Renders links to what corresponds to a schema in standards. */
export function toMappingLine({ mappings = [] }: WithMappings, links: Links): readonly Paragraph[] {
  const linked = mappings.map(({ standard, slug }) => [toPageLink(slug, standard, links)]);
  return linked.length === 0 ? [] : [toParagraph('Correspondance\u00a0: ', ...joinPhrases(linked, ', '), '.')];
}

/** Renders the section with the operations and schemas that reference a schema. */
export function toUsersSection({ schemas, operations }: SchemaUsers, links: Links): readonly RootContent[] {
  return toSection('Utilisé par', [
    ...toLists([
      ...toSchemaItems(schemas, links),
      ...operations.map(({ slug, title, method, location }) =>
        toItem([toPageLink(slug, title, links), ' ', toCode(method), `\u00a0: ${location}`]),
      ),
    ]),
  ]);
}

/** Renders a server with its variables as a list item. */
export function toServerItem({ url, description, variables }: Server, links: Links): ListItem {
  const inside = variables.map(({ name, default: value, values, description: words }) =>
    toItem(
      [
        toCode(name),
        ...(value === '' ? [] : [' — par défaut ', toCode(value)]),
        ...(values.length === 0 ? [] : [` (${values.join(', ')})`]),
      ],
      ...toBlocks(words ?? [], links, 'inline'),
    ),
  );
  return toItem([toCode(url)], ...toBlocks(description ?? [], links, 'inline'), ...toLists(inside));
}

/** Renders a link to external documentation. */
export function toDocumentationNodes(link: NamedLink | undefined, links: Links): readonly Paragraph[] {
  return link === undefined ? [] : [toParagraph('Pour en savoir plus\u00a0: ', ...toNamed(link, links), '.')];
}

/** Renders a name, with a link if it has a URL. */
export function toNamed({ name, url }: NamedLink, links: Links): readonly Phrasing[] {
  return url === undefined ? [name] : [toLink(links.toUrl(url), name)];
}

/** Renders a term and its value as a list item. */
export function toFactItem(term: string, value: readonly Phrasing[]): ListItem {
  return toItem(toLabelled(term, value));
}
