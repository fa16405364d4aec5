import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { toHeading, toPageLine, toParagraph, type Blocks } from './nodes';
import { toPlainNodes, type GuideContext } from './plainNodes';
import { serialize } from './serialize';

/** A page written by hand: a guide, a post. */
export interface Guide {
  readonly title: string;
  readonly description?: string;
  /** Markdown without its front matter. */
  readonly body: string;
  /** Whether the file is MDX, where braces and tags are code. */
  readonly isMdx: boolean;
}

/**
 * A guide as plain Markdown: what Docusaurus adds to the language becomes text, tables and quotes, or goes.
 *
 * @see https://docusaurus.io/docs/markdown-features
 */
export function toGuideMarkdown({ title, description, body, isMdx }: Guide, context: GuideContext): string {
  const summary: Blocks =
    description === undefined ? [] : [{ type: 'blockquote', children: [toParagraph(description)] }];
  const [first, ...others] = toPlainNodes(parse(body, isMdx).children, context);
  const isTitle = first?.type === 'heading' && first.depth === 1;
  return serialize([
    toHeading(1, title),
    ...summary,
    toPageLine(context.links.pageUrl),
    ...(first === undefined || isTitle ? [] : [first]),
    ...others,
  ]);
}

/** Directives inside a line are left as text: Docusaurus shows them so, and « a:b » would be one. */
function parse(body: string, isMdx: boolean): Root {
  const { flow = {} } = directive();
  return fromMarkdown(body, {
    extensions: [gfm(), { flow }, ...(isMdx ? [mdxjs()] : [])],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown(), ...(isMdx ? [mdxFromMarkdown()] : [])],
  });
}
