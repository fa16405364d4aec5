import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { resolveHtml } from './html/resolveHtml.ts';
import type { Anchors } from './addresses/anchors.ts';
import { texts } from './texts.ts';

/**
 * Parses GitHub Flavored Markdown, with HTML replaced by the Markdown that means the same. Normalizes line endings to
 * `\n`, as browsers do, because highlight marks count characters.
 *
 * @see https://github.github.com/gfm/
 */
export function parseMarkdown(markdown: string): Root {
  return resolveHtml(
    fromMarkdown(markdown.replace(/\r\n?/g, '\n'), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    }),
  );
}

/**
 * Sets the anchor of each heading as `data.id`, in document order and at any depth.
 *
 * @returns The anchors by the fragments that links use. These are the ids that other tools derive from the text: a
 *   second « Exemple » is `exemple-1`.
 */
export function nameHeadings(root: Root, anchors: Anchors): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<string, string>();
  visit(root, 'heading', (heading) => {
    const words = slug(toString(heading)) || texts().anchors.heading;
    const id = anchors.reserve(null, words);
    heading.data = { id };
    ids.set(slugger.slug(words), id);
  });
  return ids;
}

/**
 * Returns the URLs of link reference definitions, such as `[spec]: https://…`, by identifier. If an identifier is
 * defined several times, the first definition counts.
 *
 * @see https://spec.commonmark.org/0.31.2/#link-reference-definitions
 */
export function findDefinitions(root: Root): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  return definitions;
}
