import { append } from '../document/append.ts';
import type { FileProblem } from './problem.ts';

/** Matches the parts of a message that depend on the place: quoted values, calls, paths. */
const values = /"[^"]*"|`[^`]*`|'[^']*'|\b[A-Z]+ \/\S*|\S*\/\S*/g;

/** Returns the values that a message names. @example valuesOf('`minimum` is not expected here.') // ['`minimum`'] */
export function valuesOf(message: string): readonly string[] {
  return message.match(values) ?? [];
}

/** Groups problems that differ only in their places and in the values that they name. */
export function groupByCause(problems: readonly FileProblem[]): readonly (readonly FileProblem[])[] {
  const groups = new Map<string, FileProblem[]>();
  for (const problem of problems) {
    append(groups, [problem.message, problem.remedy].map(withoutValues).join('\n'), problem);
  }
  return [...groups.values()];
}

/** Removes the values of a text, and what separates those of a list. */
function withoutValues(text: string): string {
  return text.replace(values, '\0').replace(/\0(?:(?:,| and| or)? \0)+/g, '\0');
}
