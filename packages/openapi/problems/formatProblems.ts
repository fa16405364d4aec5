import { append } from '../document/append';
import type { Problem } from './problem';

/**
 * Formats problems for a terminal: one line for the location, one for the problem, one for the remedy.
 *
 * @example
 * contract/openapi.yaml:12:7  #/paths/~1visites/get
 *   The field `description` must be present on this level.
 *   → Add `description`.
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

/** The maximum number of warnings that are printed in full. */
const maxWarnings = 30;

/** The maximum number of further places that are printed for a warning. */
const maxPlaces = 3;

/**
 * Formats warnings like problems, but more briefly. A warning that occurs several times is printed once, with their
 * number and the first places, and at most `maxWarnings` are printed.
 */
export function formatWarnings(warnings: readonly Problem[]): string {
  const groups = new Map<string, Problem[]>();
  for (const warning of warnings) append(groups, JSON.stringify([warning.message, warning.remedy]), warning);
  const all = [...groups.values()];
  const shown = all.slice(0, maxWarnings);
  const hiddenCount = all.slice(maxWarnings).flat().length;
  return [
    `${countOf(warnings.length, 'warning')} on the contract:`,
    ...shown.map(formatGroup),
    ...(hiddenCount > 0 ? [`And ${countOf(hiddenCount, 'more warning')}.`] : []),
  ].join('\n\n');
}

function formatGroup([first, ...others]: readonly Problem[]): string {
  if (first === undefined) return '';
  if (others.length === 0) return formatProblem(first);
  const places = others.slice(0, maxPlaces).map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
  const end = others.length > maxPlaces ? ' …' : '.';
  return formatProblem({
    ...first,
    message: `${first.message} Also in ${countOf(others.length, 'other place')}: ${places.join(', ')}${end}`,
  });
}

/** @example countOf(2, 'warning') // '2 warnings' */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatProblem({ file, line, column, pointer, message, remedy }: Problem): string {
  const position = [line, column].map((part) => (part === undefined ? '' : `:${part}`)).join('');
  const location = `${file}${position}${pointer === undefined ? '' : `  ${pointer}`}`;
  return `${location}\n  ${message}\n  → ${remedy}`;
}
