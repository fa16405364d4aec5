import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handlers, type Options } from 'mdast-util-to-markdown';

/**
 * Writes a Markdown tree as GitHub Flavored Markdown. Signs that would be taken for markup are escaped, and a fence is
 * longer than any in its code.
 *
 * @see https://github.github.com/gfm/
 */
export function serialize(children: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...children] };
  return toMarkdown(root, options);
}

/** Most paragraphs are words and short code, with nothing to escape: looking for what to escape would take longest. */
const paragraph: Handlers['paragraph'] = (node: Paragraph, ...place) => {
  const words = node.children.map(plainWords).join('');
  return words.includes('\n') || /^(?:[\s-]|\d+[.)])/.test(words) ? defaultHandlers.paragraph(node, ...place) : words;
};

/** What Markdown reads as it is written; a line break for anything else. */
function plainWords(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return plainText.test(node.value) && !/:\/\/|www\./i.test(node.value) ? node.value : '\n';
    case 'inlineCode':
      return /^[^`\s](?:[^`\r\n]*[^`\s])?$/.test(node.value) ? `\`${node.value}\`` : '\n';
    case 'strong': {
      const words = node.children.map(plainWords).join('');
      return /^\p{L}(?:.*\p{L})?$/u.test(words) ? `**${words}**` : '\n';
    }
    default:
      return '\n';
  }
}

const plainText = /^[\p{L}\p{N} \u00a0\u202f,;.:’'"()«»…%°/–—→-]*$/u;

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  handlers: { paragraph },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};
