import type { Html } from 'mdast';

/** Elements that stand alone, or whose end tag HTML lets authors omit. */
const unpaired = new Set('br hr img wbr col colgroup li dt dd p tr td th thead tbody tfoot'.split(' '));

/** Elements that have a counterpart in Markdown, or that only group others. */
const known = new Set([
  ...unpaired,
  ...'a abbr b bdi bdo big blockquote caption center cite code del details dfn div dl em figcaption figure font'.split(
    ' ',
  ),
  ...'h1 h2 h3 h4 h5 h6 i ins kbd mark nobr ol pre q s samp small span strike strong sub summary sup table tt u ul var'.split(
    ' ',
  ),
]);

/**
 * Escapes the `<` of tags that must stay readable: those of elements that a text may not contain, such as scripts, and
 * of what only looks like one, such as the placeholder in `/visites/<id>`. A known element without its other tag counts
 * as a placeholder too.
 */
export function escapeTags(nodes: readonly Html[]): void {
  const start = namesIn(nodes, /<([a-z][a-z0-9-]*)/gi);
  const end = namesIn(nodes, /<\/([a-z][a-z0-9-]*)/gi);
  const isMarkup = (name: string) => known.has(name) && (unpaired.has(name) || (start.has(name) && end.has(name)));
  for (const node of nodes) {
    node.value = node.value.replace(/<(?!!--)(\/?[a-z][a-z0-9-]*)?/gi, (tag, name: string | undefined) =>
      name !== undefined && isMarkup(name.replace('/', '').toLowerCase()) ? tag : tag.replace('<', '&lt;'),
    );
  }
}

function namesIn(nodes: readonly Html[], tag: RegExp): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ value }) => [...value.matchAll(tag)].map(([, name = '']) => name.toLowerCase())));
}
