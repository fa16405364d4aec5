import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** The text alone, for titles, descriptions and search: a line a block, row or item; a line break is a space. */
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
    case 'tableRow':
      return node.children.map(toNodeText).join(' ');
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(toNodeText).join('') : toString(node);
  }
}
