import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutPlace } from './withoutPlace';

/**
 * Has guides ask for their images in the same words on every machine: Docusaurus names a loader by its file, and hashes of
 * scripts would come from the folder that the site is built in.
 */
export function placelessImages() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if ('attributes' in node) takePlaceOut(node.attributes ?? {});
    });
  };
}

/** Of texts, and of the programs that stand beside them. */
function takePlaceOut(node: object): void {
  for (const [key, value] of Object.entries<unknown>({ ...node })) {
    if (typeof value === 'string') Object.assign(node, { [key]: withoutPlace(value) });
    else if (typeof value === 'object' && value !== null) takePlaceOut(value);
  }
}
