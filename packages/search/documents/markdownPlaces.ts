import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { SearchablePlace } from '@apidoc/reference';

interface OpenPlace {
  text: string;
  section?: string;
  anchor?: string;
}

/**
 * Returns the places of a Markdown page: one per heading, with the text below it. Anchors are the same as on the page:
 * an explicit `{#anchor}`, otherwise the heading’s text as GitHub slugs it.
 *
 * @param nodes Nodes in which headings still have their explicit ids.
 */
export function toMarkdownPlaces(nodes: readonly RootContent[]): readonly SearchablePlace[] {
  const slugger = new GithubSlugger();
  const places: OpenPlace[] = [{ text: '' }];
  for (const node of nodes) addTo(places, node, slugger);
  return places.filter(({ text, section }) => text !== '' || section !== undefined);
}

/** Adds the places of a node. Headings inside quotes and lists have anchors too. */
function addTo(places: OpenPlace[], node: RootContent, slugger: GithubSlugger): void {
  switch (node.type) {
    case 'heading': {
      // The slug of the page’s own title is used, so a later heading with the same text gets another one.
      const place = toOpenPlace(node, slugger);
      if (node.depth > 1) places.push(place);
      return;
    }
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      for (const child of node.children) addTo(places, child, slugger);
      return;
    default: {
      const place = places.at(-1);
      if (place !== undefined) place.text = `${place.text} ${nodeText(node)}`.trim();
    }
  }
}

function toOpenPlace({ children }: Heading, slugger: GithubSlugger): OpenPlace {
  const shown = children.filter(({ type }) => type !== 'html' && type !== 'mdxTextExpression');
  const text = toString(shown, { includeHtml: false });
  const [, title = text, explicit] = /^(.*?)\s*\{#((?:.(?!\{#|\}))*.)\}$/s.exec(text) ?? [];
  const anchor = commentedAnchor(children.at(-1)) ?? explicit?.trim() ?? slugger.slug(text);
  const section = title.replace(/\s+/g, ' ').trim();
  return { text: '', section, anchor };
}

/** Returns the anchor of a heading that ends with a comment: `<!-- #anchor -->`, in MDX `{/* #anchor *\/}`. */
function commentedAnchor(node: Nodes | undefined): string | undefined {
  if (node?.type !== 'html' && node?.type !== 'mdxTextExpression') return undefined;
  return /^(?:<!--|\/\*)\s*#(\S+)[^]*(?:-->|\*\/)$/.exec(node.value)?.[1];
}

function nodeText(node: RootContent): string {
  switch (node.type) {
    case 'html':
      return node.value.replace(/<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<[^>]*>|\s+/gi, ' ').trim();
    case 'table':
      return node.children.map((row) => row.children.map(toShownText).join(' ')).join(' ');
    default:
      return toShownText(node).replace(/\s+/g, ' ');
  }
}

/** Returns the text of a node. Line breaks and tags separate words. */
function toShownText(node: Nodes): string {
  if (node.type === 'html' || node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(toShownText).join('') : toString(node);
}
