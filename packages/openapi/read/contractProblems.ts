import { relative, resolve } from 'node:path';
import {
  YamlParseError,
  getLineColLocation,
  type Document,
  type LocationObject,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { compareProblems, type Problem, type FileProblem } from '../problems/problem.ts';
import { ProblemsError } from '../problems/problemsError.ts';
import { toRemedy } from '../problems/toRemedy.ts';
import { isOutside } from './isOutside.ts';
import type { DocumentLocation } from './nodeLocations.ts';

/** Returns the error for a contract with problems. */
export function contractError(problems: readonly FileProblem[], options: ErrorOptions = {}): ProblemsError {
  return new ProblemsError(problems, { subject: 'the contract', ...options });
}

/** Returns a path relative to the working directory if it is below it. @param file Absolute path. */
export function toDisplayPath(file: string): string {
  return isOutside(resolve(), file) ? file : relative('', file);
}

/** Adds its position in a parsed document to a problem. */
export function problemAt({ source, pointer }: DocumentLocation, { message, remedy }: Problem): FileProblem {
  const { start } = getLineColLocation({ source, pointer });
  const file = toDisplayPath(source.absoluteRef);
  return { file, line: start.line, column: start.col, pointer, message, remedy };
}

/** Adds the position of a member of the root, or else the start of the root file, to a problem. */
export function rootProblem(root: Document, problem: Problem, key?: string): FileProblem {
  if (key === undefined) return fileProblem(root.source.absoluteRef, problem);
  const keyLocation = { source: root.source, pointer: `#/${key}`, reportOnKey: true };
  const { start } = getLineColLocation(keyLocation);
  return { ...fileProblem(root.source.absoluteRef, problem), line: start.line, column: start.col, pointer: `#/${key}` };
}

/** Adds a file to a problem of that whole file. */
export function fileProblem(file: string, { message, remedy }: Problem): FileProblem {
  return { file: toDisplayPath(file), line: 1, column: 1, pointer: '#', message, remedy };
}

/**
 * Returns the problem for a file that cannot be parsed as YAML or JSON, at the position that the parser reports, if
 * any. The message of the parser repeats that position.
 */
export function toSyntaxProblem(file: string, error: Error): FileProblem {
  const [line, column] = error instanceof YamlParseError ? [error.line || 1, error.col || 1] : [1, 1];
  const reason = error.message.replace(/(?: in "[^"]*")? \(\d+:\d+\)$/, '');
  const message = `The file cannot be parsed: ${reason}.`;
  return { file: toDisplayPath(file), line, column, message, remedy: toRemedy('syntax', error.message) };
}

/** Converts a problem that Redocly found, and adds a remedy. @param remedyOf Returns the remedy. */
export function toProblem(found: NormalizedProblem, remedyOf: (found: NormalizedProblem) => string): FileProblem {
  const [location, ...others] = found.location;
  if (location === undefined) throw new Error(`Redocly reported a problem without a location: ${found.message}`);
  const start = startOf(location);
  const alsoAt = others.map((other) => {
    const { line, col } = startOf(other);
    return ` Also at ${toDisplayPath(other.source.absoluteRef)}:${line}:${col}.`;
  });
  return {
    file: toDisplayPath(location.source.absoluteRef),
    line: start.line,
    column: start.col,
    ...(location.pointer !== undefined && { pointer: location.pointer }),
    message: toOwnWords(found.message) + alsoAt.join(''),
    remedy: remedyOf(found),
  };
}

/** Returns a message of Redocly in the words of this project. */
function toOwnWords(message: string): string {
  return message
    .replace(/^Example value must conform to the schema: /, 'The example does not fit its schema: ')
    .replace('must NOT be present in request context', 'is `readOnly`, so it must not be in a request')
    .replace('must NOT be present in response context', 'is `writeOnly`, so it must not be in a response');
}

/** Returns the start of a location. An empty value, as after `schema:`, has no position: its key’s is used instead. */
function startOf(location: LocationObject): ReturnType<typeof getLineColLocation>['start'] {
  const { start } = getLineColLocation(location);
  const isUnknown = start.line === 1 && start.col === 1;
  return isUnknown ? getLineColLocation({ ...location, reportOnKey: true }).start : start;
}

/** Removes duplicates and sorts. If two files refer to the same file, Redocly reports the faults of that file twice. */
export function uniqueProblems(problems: readonly FileProblem[]): readonly FileProblem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].sort(compareProblems);
}
