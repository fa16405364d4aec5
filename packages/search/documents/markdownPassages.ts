import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { SearchablePassage } from '@reliure/page';

interface MutablePassage {
  text: string;
  section?: string;
  anchor?: string;
}

/**
 * Returns the passages of a Markdown page: one per heading, with the text below it. Anchors are the same as on the page:
 * an explicit `{#anchor}`, otherwise the heading’s text as GitHub slugs it.
 *
 * @param nodes Nodes in which headings still have their explicit ids.
 */
export function toMarkdownPassages(nodes: readonly RootContent[]): readonly SearchablePassage[] {
  const slugger = new GithubSlugger();
  const passages: MutablePassage[] = [{ text: '' }];
  for (const node of nodes) addTo(passages, node, slugger);
  return passages.filter(({ text, section }) => text !== '' || section !== undefined);
}

/** Adds the passages of a node. Headings inside quotes and lists have anchors too. */
function addTo(passages: MutablePassage[], node: RootContent, slugger: GithubSlugger): void {
  switch (node.type) {
    case 'heading': {
      // The slug of the page’s own title is used, so a later heading with the same text gets another one.
      const passage = toMutablePassage(node, slugger);
      if (node.depth > 1) passages.push(passage);
      return;
    }
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'footnoteDefinition':
      for (const child of node.children) addTo(passages, child, slugger);
      return;
    default: {
      const passage = passages.at(-1);
      if (passage !== undefined) passage.text = `${passage.text} ${nodeText(node)}`.trim();
    }
  }
}

function toMutablePassage({ children }: Heading, slugger: GithubSlugger): MutablePassage {
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
