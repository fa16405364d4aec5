import type { Definition, Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Creates a remark plugin that replaces image references, `![text][name]`, with images that contain their URL.
 * Docusaurus checks only the files of such images, and would publish the URL of a missing file for a reference.
 */
export function inlineImages() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    // If two definitions have the same name, Markdown uses the first.
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
