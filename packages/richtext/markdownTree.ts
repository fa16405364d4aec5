import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { remember } from './remember';
import type { Anchors } from './addresses/anchors';

/**
 * CommonMark with tables as a tree. A schema’s texts stand on every page that shows it: they are parsed once. Lines end as
 * a browser has them end: the places of coloured words count signs.
 */
export const parseMarkdown = remember(5000, (markdown): Root =>
  fromMarkdown(markdown.replace(/\r\n?/g, '\n'), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
);

/** The addresses of headings on a page, in the order of the text, wherever they stand. */
export function toHeadingIds(root: Root, anchors: Anchors): ReadonlyMap<Heading, string> {
  const headings = allNodes(root).filter((node) => node.type === 'heading');
  return new Map(headings.map((heading) => [heading, anchors.take(null, toHeadingSlug(heading))]));
}

/** What a heading’s words make of an address. */
export function toHeadingSlug(heading: Heading): string {
  return slug(toString(heading)) || 'titre';
}

/**
 * The addresses of headings by what links to them say, which is what other tools make of their words: a second « Exemple »
 * is `exemple-1`.
 */
export function toLinkPlaces(ids: ReadonlyMap<Heading, string>): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  return new Map([...ids].map(([heading, id]) => [slugger.slug(toHeadingSlug(heading)), id]));
}

/**
 * Addresses that a text defines apart, such as `[spec]: https://…`, by identifier.
 *
 * @see https://spec.commonmark.org/0.31.2/#link-reference-definitions The first of several counts, wherever it stands.
 */
export function toDefinitions(root: Root): ReadonlyMap<string, string> {
  const definitions = allNodes(root).filter((node) => node.type === 'definition');
  return new Map(definitions.reverse().map(({ identifier, url }) => [identifier, url]));
}

function allNodes(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}
