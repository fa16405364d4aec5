import type { Directives } from 'mdast-util-directive';
import { nearest } from '@reliure/openapi';
import type { Problem } from '@reliure/openapi';
import { directivePrefixes } from '../directivePrefixes.ts';
import type { MarkdownRules } from './types.ts';

/** Returns what is wrong with a directive: its name, or a missing end. */
export function directiveProblem(
  node: Directives,
  lines: readonly string[],
  { directives }: MarkdownRules,
): Problem | null {
  const { type, name, position } = node;
  // « à:demain » is a sentence, and Docusaurus shows it as one.
  if (type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) {
    return null;
  }
  if (!directives[type].includes(name)) return nameProblem(node, directives);
  if (type !== 'containerDirective' || position === undefined) return null;
  const first = lines[position.start.line - 1]?.slice(position.start.column - 1) ?? '';
  const [colons = ':::'] = /^:+/.exec(first) ?? [];
  const last = lines[position.end.line - 1] ?? '';
  if (position.end.line > position.start.line && new RegExp(`^[\\s>]*${colons}:*\\s*$`).test(last)) return null;
  return { message: `"${first}" is not closed.`, remedy: `Add a line with ${colons} at its end.` };
}

function nameProblem({ type, name }: Directives, directives: MarkdownRules['directives']): Problem {
  const written = directivePrefixes[type] + name;
  const otherType = (['textDirective', 'leafDirective', 'containerDirective'] as const).find((other) =>
    directives[other].includes(name),
  );
  if (otherType !== undefined) {
    return {
      message: `"${written}" would be published without its effect.`,
      remedy: `Write ${directivePrefixes[otherType]}${name}, with ${directivePrefixes[otherType].length} colons.`,
    };
  }
  return { message: `There is no directive "${name}".`, remedy: nearest(name, directives[type]) };
}
