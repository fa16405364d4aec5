import type { Heading, Link, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
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
  return words.includes('\n') || /^(?:[\s+=-]|\d+[.)])/.test(words) ? defaultHandlers.paragraph(node, ...place) : words;
};

const heading: Handlers['heading'] = (node: Heading, ...place) => {
  const words = node.children.map(plainWords).join('');
  return words.includes('\n') || /^\s|\s$/.test(words)
    ? defaultHandlers.heading(node, ...place)
    : `${'#'.repeat(node.depth)} ${words}`;
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
    case 'link': {
      if (typeof node.title === 'string' || !/^(?:https:\/\/)?[\w/.#-]+$/.test(node.url)) return '\n';
      if (isAddressAlone(node)) return node.url.startsWith('https://') ? `<${node.url}>` : '\n';
      const words = node.children.map(plainWords).join('');
      return /^[^\n[\]]+$/.test(words) ? `[${words}](${node.url})` : '\n';
    }
    default:
      return '\n';
  }
}

function isAddressAlone({ url, children }: Link): boolean {
  const [word] = children;
  return children.length === 1 && word?.type === 'text' && word.value === url;
}

const plainText = /^[\p{L}\p{N} \u00a0\u202f,;.:’'"()«»…%°/?+=–—→×-]*$/u;

/** Most lists hold a paragraph an item, and such lists inside: they are written down at once, however deep. */
const list: Handlers['list'] = (node: List, parent, state, info) => {
  // A list after another needs another bullet.
  if (!isPlainList(node) || state.bulletLastUsed !== undefined) return defaultHandlers.list(node, parent, state, info);
  const write = ({ children }: List, indent: string): string =>
    children.map((item) => writeItem(item, indent)).join('\n');
  const writeItem = (item: ListItem, indent: string): string => {
    const [first, inside] = item.children;
    const words = first === undefined ? '' : state.handle(first, item, state, { ...info, before: '\n', after: '\n' });
    const line = `${indent}- ${words.replace(/\n/g, `\n${indent}  `)}`;
    return inside?.type === 'list' ? `${line}\n${write(inside, `${indent}  `)}` : line;
  };
  const written = write(node, '');
  state.bulletLastUsed = '-';
  return written;
};

function isPlainList({ ordered, spread, children }: List): boolean {
  return ordered !== true && spread !== true && children.every(isPlainItem);
}

function isPlainItem({ spread, checked, children }: ListItem): boolean {
  const [first, inside, ...others] = children;
  return (
    spread !== true &&
    typeof checked !== 'boolean' &&
    first?.type === 'paragraph' &&
    (inside === undefined || (inside.type === 'list' && isPlainList(inside))) &&
    others.length === 0
  );
}

const options: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  handlers: { paragraph, heading, list },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};
