import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toMarks } from '@apidoc/richtext';

/** Creates a remark plugin that computes the positions of the coloured words in each code block of a guide or post. */
export function markCode() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const marks = toMarks(node.value, node.lang ?? '');
      if (marks !== '') node.data = { ...node.data, hProperties: { ...node.data?.hProperties, marks } };
    });
  };
}
