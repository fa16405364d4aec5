import type { Root, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handlers, type Options } from 'mdast-util-to-markdown';

/**
 * Writes a Markdown tree as GitHub Flavored Markdown. Characters that would be taken for markup are escaped, and a fence
 * is longer than any in its code.
 *
 * @see https://github.github.com/gfm/
 */
export function serialize(children: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...children] };
  return toMarkdown(root, options);
}

/** Most texts are words with nothing to escape: looking for it would take most of the time of the Markdown versions. */
const text: Handlers['text'] = (node: Text, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

function isPlain(value: string, { before, after }: { readonly before: string; readonly after: string }): boolean {
  return (
    /^[\p{L}\p{N} \u00a0\u202f,;.:’'"()«»…%°/?+=–—→×-]*$/u.test(value) &&
    !/:\/\/|www\./i.test(value) &&
    // At the start of a line, a character or a number may begin a block; spaces at either end of it are lost.
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
