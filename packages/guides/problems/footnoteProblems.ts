import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '@reliure/openapi';
import { maskText } from './maskText.ts';

/** Finds calls of notes that are not defined, which are published as text, and notes without a call, which vanish. */
export function footnoteProblems(root: Root, notes: ReadonlySet<string>, source: string): readonly LineProblem[] {
  const called = new Set<string>();
  const problems: LineProblem[] = [];
  visit(root, (node) => {
    if (node.type === 'footnoteReference') called.add(node.identifier);
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const text = maskText(node, source);
    for (const { 1: name = '', index } of text.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)) {
      if (notes.has(name)) continue;
      const line = (node.position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
      const message = `The note "[^${name}]" is not defined, so it would be published as text.`;
      problems.push({ line, message, remedy: `Add a paragraph [^${name}]: with the note.` });
    }
  });
  visit(root, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (called.has(identifier)) return;
    const name = label ?? identifier;
    const message = `Nothing refers to the note "[^${name}]", so it would not be published.`;
    problems.push({
      line: position?.start.line ?? 1,
      message,
      remedy: `Write [^${name}] in the text, or remove the note.`,
    });
  });
  return problems;
}
