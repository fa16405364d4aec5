import type { ListItem } from 'mdast';
import type { Lifecycle } from '../kinds/lifecycle/model';
import {
  serialize,
  toBlocks,
  toCode,
  toHeading,
  toItem,
  toLists,
  toPageLine,
  toPageLink,
  toParagraph,
} from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';
import { lifecyclesWording, listsWording, schemasWording } from '../model/openings';
import { catalogueTitles } from '../model/titles';
import type { ListPage, SchemaLink } from '../model/cataloguePages';
import { toSchemaItems } from '../kinds/schema/markdown';

/** All component schemas, in the order of their names. */
export function toSchemaIndexMarkdown(schemas: readonly SchemaLink[], links: Links): string {
  return toIndex(catalogueTitles.schemas, schemasWording(schemas.length), toSchemaItems(schemas, links), links);
}

/** All lists of coded values. */
export function toListIndexMarkdown(lists: readonly ListPage[], links: Links): string {
  const items = lists.map(({ slug, name, title = name, values }) =>
    toItem([toPageLink(slug, title, links), ' (', toCode(name), `)\u00a0: ${counted(values.length, 'valeur')}`]),
  );
  return toIndex(catalogueTitles.lists, listsWording(lists.length), items, links);
}

/** All life cycles that the contract describes. */
export function toLifecycleIndexMarkdown(lifecycles: readonly Lifecycle[], links: Links): string {
  const items = lifecycles.map(({ slug, title, description, states, transitions }) =>
    toItem(
      [
        toPageLink(slug, title, links),
        `\u00a0: ${counted(states.length, 'état')}, ${counted(transitions.length, 'transition')}`,
      ],
      ...toBlocks(description, links, 'inline'),
    ),
  );
  return toIndex(catalogueTitles.lifecycles, lifecyclesWording, items, links);
}

function toIndex(title: string, intro: string, items: readonly ListItem[], links: Links): string {
  return serialize([toHeading(1, title), toPageLine(links.pageUrl), toParagraph(intro), ...toLists(items)]);
}
