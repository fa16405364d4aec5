import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { Anchors } from './addresses/anchors';

/**
 * Parses GitHub Flavored Markdown. Lines end as a browser has them end: the places of coloured words count characters.
 *
 * @see https://github.github.com/gfm/
 */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown.replace(/\r\n?/g, '\n'), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/**
 * Gives each heading its anchor on the page, as `data.id`, in the order of the text, wherever it stands.
 *
 * @returns The anchors by what links to the headings say, which is what other tools make of their words: a second
 * « Exemple » is `exemple-1`.
 */
export function nameHeadings(root: Root, anchors: Anchors): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  const places = new Map<string, string>();
  visit(root, 'heading', (heading) => {
    const words = slug(toString(heading)) || 'titre';
    const id = anchors.take(null, words);
    heading.data = { id };
    places.set(slugger.slug(words), id);
  });
  return places;
}

/**
 * Finds the addresses that a text defines apart, such as `[spec]: https://…`, by identifier.
 *
 * @see https://spec.commonmark.org/0.31.2/#link-reference-definitions The first of several counts, wherever it stands.
 */
export function findDefinitions(root: Root): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  return definitions;
}
