import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

/**
 * Returns the text without markup, for titles, descriptions and search. Each block, row and list item is a line; a line
 * break in a paragraph becomes a space.
 */
export function toPlainText(nodes: readonly Nodes[]): string {
  return nodes.map(toNodeText).join('\n').trim();
}

function toNodeText(node: Nodes): string {
  switch (node.type) {
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'table':
      return node.children.map(toNodeText).join('\n');
    case 'details':
      return [node.summary.map(toNodeText).join(''), ...node.children.map(toNodeText)].join('\n').trim();
    case 'tableRow':
      return node.children.map(toNodeText).join(' ');
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(toNodeText).join('') : toString(node);
  }
}
