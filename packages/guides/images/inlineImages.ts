import type { Definition, Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Writes images whose addresses stand elsewhere in the file, `![text][name]`, with them in their place: Docusaurus looks
 * for the files of no others, and would publish the address of one that is missing.
 */
export function inlineImages() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    // Of two with one name, Markdown takes the first.
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, 'imageReference', (node, index, parent) => {
      const definition = definitions.get(node.identifier);
      if (definition === undefined || parent === undefined || index === undefined) return;
      const { url, title = null } = definition;
      const { alt = null, position } = node;
      parent.children[index] = { type: 'image', url, title, alt, ...(position && { position }) } satisfies Image;
    });
  };
}
