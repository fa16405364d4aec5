import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

/** Parses the body of a page as Docusaurus does: Markdown with HTML, or MDX. @throws VFileMessage for invalid MDX. */
export function parsePage(body: string, isMdx: boolean): Root {
  return fromMarkdown(body, {
    extensions: [gfm(), directive(), ...(isMdx ? [mdxjs()] : [])],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown(), ...(isMdx ? [mdxFromMarkdown()] : [])],
  });
}
