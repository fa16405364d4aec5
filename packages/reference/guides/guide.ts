import type { Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { visit } from 'unist-util-visit';
import { termDirective, type Guide } from '@reliure/guides';
import { serialize, toHeading, toOpeningLine, toParagraph, toTextNode } from '@reliure/richtext';
import type { Blocks } from '@reliure/richtext';
import { toPlainNodes, type GuideContext } from './plainNodes.ts';

/**
 * Converts a guide to plain Markdown. Docusaurus’s additions to the language become text, tables and quotes, or are
 * removed.
 *
 * @see https://docusaurus.io/docs/markdown-features
 */
export function toGuideMarkdown({ title, description, body, isMdx }: Guide, context: GuideContext): string {
  const summary: Blocks =
    description === undefined ? [] : [{ type: 'blockquote', children: [toParagraph(description)] }];
  const [first, ...others] = toGuideNodes({ body, isMdx }, context);
  const isTitle = first?.type === 'heading' && first.depth === 1;
  return serialize([
    toHeading(1, title),
    ...summary,
    toOpeningLine(context.links),
    ...(first === undefined || isTitle ? [] : [first]),
    ...others,
  ]);
}

/** Returns the content of a guide, without its title, as nodes of plain Markdown. */
export function toGuideNodes({ body, isMdx }: Pick<Guide, 'body' | 'isMdx'>, context: GuideContext): RootContent[] {
  return toPlainNodes(toTree(body, isMdx).children, context);
}

function toTree(body: string, isMdx: boolean): Root {
  const root = fromMarkdown(body, {
    extensions: [gfm(), directive(), ...(isMdx ? [mdxjs()] : [])],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown(), ...(isMdx ? [mdxFromMarkdown()] : [])],
  });
  // Other text directives become text, as in Docusaurus: « a:b » would be one.
  visit(root, 'textDirective', (node, index, parent) => {
    if (node.name === termDirective().name || parent === undefined || index === undefined) return;
    parent.children[index] = toTextNode(body.slice(node.position?.start.offset, node.position?.end.offset));
  });
  return root;
}
