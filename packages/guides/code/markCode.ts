import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toMarks } from '@apidoc/richtext';

/** Finds the coloured words of each code block of a guide or of a post while it is compiled. */
export function markCode() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const marks = toMarks(node.value, node.lang ?? '');
      if (marks !== '') node.data = { ...node.data, hProperties: { ...node.data?.hProperties, marks } };
    });
  };
}
