import GithubSlugger from 'github-slugger';
import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import type { SearchablePlace } from './types';

/**
 * The places of a Markdown page: one a heading, with its text. Anchors are those that the page itself gets: an explicit
 * `{#anchor}`, else the heading’s text in GitHub’s way.
 *
 * @param source Without front matter.
 */
export function toMarkdownPlaces(source: string): readonly SearchablePlace[] {
  const slugger = new GithubSlugger();
  const root = fromMarkdown(withoutMdx(source), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const places: { text: string; section?: string; anchor?: string }[] = [{ text: '' }];
  for (const node of root.children) {
    if (node.type === 'heading') {
      if (node.depth > 1) places.push(toPlace(node, slugger));
    } else {
      const place = places.at(-1);
      if (place !== undefined) place.text = `${place.text} ${nodeText(node)}`.trim();
    }
  }
  return places.filter(({ text }) => text !== '');
}

function toPlace(heading: Heading, slugger: GithubSlugger): { text: string; section: string; anchor: string } {
  const [, title = '', explicit] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/s.exec(toString(heading)) ?? [];
  return { text: title, section: title, anchor: explicit ?? slugger.slug(title) };
}

function nodeText(node: RootContent): string {
  switch (node.type) {
    case 'html':
      return '';
    case 'table':
      return node.children.map((row) => row.children.map((cell) => toString(cell)).join(' ')).join(' ');
    case 'list':
      return node.children.map((item) => toString(item)).join(' ');
    default:
      return toString(node)
        .replace(/^:::\w*(?:\[(.*?)\])?/gm, '$1')
        .replace(/\s+/g, ' ');
  }
}

/** Imports, exports and comments of MDX are code, not text. */
function withoutMdx(source: string): string {
  return source
    .replace(/^(?:import|export)\s[^]*?\n(?=\n)/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}/g, '')
    .replace(/^<[A-Z][^]*?\/>$/gm, '');
}
