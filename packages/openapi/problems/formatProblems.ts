import { groupByCause, valuesOf } from './causes.ts';
import type { FileProblem } from './problem.ts';

/** How many problems with one cause are printed in full, and the maximum number of places of the others. */
interface Limits {
  readonly same: number;
  /** For messages that name different values. */
  readonly similar: number;
  readonly places: number;
}

/** Whoever fixes a contract needs all places. */
const problemLimits: Limits = { same: 3, similar: 10, places: Infinity };

const warningLimits: Limits = { same: 1, similar: 1, places: 3 };

/** The maximum number of causes of warnings that are printed. */
const maxCauses = 30;

/**
 * Formats problems for a terminal: one line for the location, one for the problem, one for the remedy. Of many with the
 * same cause, the first is followed by the places of the others.
 *
 * @example
 * contract/openapi.yaml:12:7  #/paths/~1visites/get
 *   The field `description` must be present on this level.
 *   → Add `description`.
 */
export function formatProblems(problems: readonly FileProblem[]): string {
  return withoutRepetitions(problems, problemLimits).map(formatProblem).join('\n\n');
}

/** Formats warnings like problems, but more briefly: each cause is printed once, and at most `maxCauses` are. */
export function formatWarnings(warnings: readonly FileProblem[]): string {
  const causes = groupByCause(warnings);
  const shown = causes.slice(0, maxCauses).flat();
  const hiddenCount = warnings.length - shown.length;
  return [
    `${countOf(warnings.length, 'warning')} on the contract:`,
    ...withoutRepetitions(shown, warningLimits).map(formatProblem),
    ...(hiddenCount > 0 ? [`And ${countOf(hiddenCount, 'more warning')}.`] : []),
  ].join('\n\n');
}

/** Replaces problems of one cause by the first of them, with the places of the others, if they are many. */
function withoutRepetitions(problems: readonly FileProblem[], limits: Limits): readonly FileProblem[] {
  const replacements = new Map<FileProblem, readonly FileProblem[]>();
  for (const [first, ...others] of groupByCause(problems)) {
    const isSame = others.every(({ message }) => message === first?.message);
    if (first === undefined || others.length < (isSame ? limits.same : limits.similar)) continue;
    for (const other of others) replacements.set(other, []);
    replacements.set(first, [withPlaces(first, others, limits.places)]);
  }
  return problems.flatMap((problem) => replacements.get(problem) ?? [problem]);
}

function withPlaces(first: FileProblem, others: readonly FileProblem[], max: number): FileProblem {
  const places = others.slice(0, max).map((other) => formatPlace(other, first));
  const end = others.length > max ? ' …' : '.';
  return {
    ...first,
    message: `${first.message} Also in ${countOf(others.length, 'other place')}: ${places.join(', ')}${end}`,
  };
}

/** Formats a further place of a cause, with the values that it names if they differ. */
function formatPlace({ file, line, message }: FileProblem, first: FileProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return message === first.message ? place : `${place} (${valuesOf(message).join(', ')})`;
}

/** @example countOf(2, 'warning') // '2 warnings' */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatProblem({ file, line, column, pointer, message, remedy }: FileProblem): string {
  const position = [line, column].map((part) => (part === undefined ? '' : `:${part}`)).join('');
  const location = `${file}${position}${pointer === undefined ? '' : `  ${pointer}`}`;
  return `${location}\n  ${message}\n  → ${remedy}`;
}
