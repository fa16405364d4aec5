import type { Directives } from 'mdast-util-directive';
import type { Problem, FileProblem } from '@reliure/openapi';
import { toDisplayPath } from '@reliure/openapi/node';
import { directivePrefixes } from './directivePrefixes.ts';

/** Returns a problem of a directive with its position: the file of the guide, the line, and the directive’s name. */
export function toDirectiveProblem(
  guide: { readonly path: string },
  { type, name, position }: Directives,
  { message, remedy }: Problem,
): FileProblem {
  const line = position?.start.line ?? 1;
  return { file: toDisplayPath(guide.path), line, pointer: directivePrefixes[type] + name, message, remedy };
}
