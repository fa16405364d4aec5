import type { Root, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handlers, type Options } from 'mdast-util-to-markdown';

/**
 * Writes a Markdown tree as GitHub Flavored Markdown. Escapes characters that would be read as markup, and makes each
 * fence longer than any fence in its code.
 *
 * @see https://github.github.com/gfm/
 */
export function serialize(children: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...children] };
  return toMarkdown(root, options);
}

/**
 * Skips the search for characters to escape in plain text: it would take most of the time of writing the Markdown
 * versions.
 */
const text: Handlers['text'] = (node: Text, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

function isPlain(value: string, { before, after }: { readonly before: string; readonly after: string }): boolean {
  return (
    /^[\p{L}\p{N} \u00a0\u202f,;.:’'"()«»“”…%°/?+=–—→×-]*$/u.test(value) &&
    !/:\/\/|www\./i.test(value) &&
    // At the start of a line, a character or a number may begin a block. Spaces at either end of a line are lost.
    !(before === '\n' && /^(?:[ +=:-]|\d+[.)])/.test(value)) &&
    !(after === '\n' && value.endsWith(' '))
  );
}

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  handlers: { text },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};
