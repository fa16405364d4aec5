import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { bodyOf } from '@reliure/richtext';
import type { Glossary, Term } from './types.ts';

/**
 * Reads a page of terms: each is a heading of the third level with an explicit anchor, and the paragraph below it is
 * the explanation.
 *
 * @param source Markdown, with or without front matter.
 */
export function readGlossary(source: string): Glossary {
  const { children } = fromMarkdown(bodyOf(source));
  return new Map(
    children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 3 ? toEntries(node, children[index + 1]) : [],
    ),
  );
}

function toEntries(heading: Heading, next: RootContent | undefined): readonly (readonly [string, Term])[] {
  const [, title, anchor] = /^(.*?)\s*\{#([^{}]+)\}$/s.exec(toString(heading)) ?? [];
  if (title === undefined || anchor === undefined || next?.type !== 'paragraph') return [];
  const term = { name: title, anchor, explanation: withoutNotes(toString(next)).replace(/\s*\n\s*/g, ' ') };
  return toNames(title).map((name) => [name.toLowerCase(), term]);
}

/** @example toNames('Accord préalable (DAP, DEP)') // ['Accord préalable', 'DAP', 'DEP'] */
function toNames(title: string): readonly string[] {
  return title
    .split(/[,()]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Removes references to notes: the explanation is shown on other pages, which do not have them. */
function withoutNotes(text: string): string {
  return text.replace(/\[\^[^\]]+\]/g, '');
}
