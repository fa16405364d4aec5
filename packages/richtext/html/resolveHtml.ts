import type { ElementContent, Element } from 'hast';
import { raw } from 'hast-util-raw';
import { toMdast, type State } from 'hast-util-to-mdast';
import type { Html, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { Details } from '../richText.ts';
import { escapeTags } from './escapeTags.ts';
import { toScript } from './toScript.ts';

/**
 * Replaces the HTML of a text with the Markdown that means the same, as far as there is any. Comments disappear, and
 * all other tags become text.
 *
 * @see https://spec.commonmark.org/0.31.2/#html-blocks
 */
export function resolveHtml(root: Root): Root {
  const nodes: Html[] = [];
  visit(root, 'html', (node) => void nodes.push(node));
  // Only few texts contain HTML.
  if (nodes.length === 0) return root;
  escapeTags(nodes);
  replaceFootnotes(root);
  const resolved = toMdast(raw(toHast(root, { allowDangerousHtml: true })), {
    document: true,
    nodeHandlers: { comment: () => undefined },
    handlers: {
      details: toDetails,
      sub: (_state, node: Element) => toScript(node, 'sub'),
      sup: (_state, node: Element) => toScript(node, 'sup'),
    },
  });
  return resolved.type === 'root' ? resolved : { type: 'root', children: [resolved] };
}

/** Converts an element whose content is shown on demand. Its title is the first `summary`. */
function toDetails(state: State, node: Element): Details {
  const isTitle = (child: ElementContent): child is Element => child.type === 'element' && child.tagName === 'summary';
  const title = node.children.find(isTitle);
  const content = { ...node, children: node.children.filter((child) => child !== title) };
  return {
    type: 'details',
    summary: title === undefined ? [] : toPhrasing(state.all(title)),
    children: state.toFlow(state.all(content)) as Details['children'],
  };
}

/** Returns the phrases in a title, which may be inside a heading or a paragraph. */
function toPhrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node) =>
    node.type === 'heading' || node.type === 'paragraph' ? node.children : [node as PhrasingContent],
  );
}

/** Puts the content of footnotes where it is defined: a page of the reference has no place for notes. */
function replaceFootnotes(root: Root): void {
  visit(root, (node, index, parent: Parents | undefined) => {
    if (index === undefined || parent === undefined) return undefined;
    if (node.type === 'footnoteReference') parent.children.splice(index, 1);
    else if (node.type === 'footnoteDefinition') parent.children.splice(index, 1, ...node.children);
    else return undefined;
    return index;
  });
}
