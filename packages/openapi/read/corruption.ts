import type { LineProblem } from '../problems/problem.ts';
import { ProblemsError } from '../problems/problemsError.ts';

/**
 * Finds the line where a text, read as UTF-8, shows that its file is in another encoding or has a merge
 * conflict; `null` if there is none. The site would publish either as text.
 *
 * @example findCorruption('a\nval\ufffde')?.line // 2
 */
export function findCorruption(source: string): LineProblem | null {
  const replacement = source.indexOf('\ufffd');
  if (replacement >= 0) {
    return { line: lineAt(source, replacement), message: 'The file is not UTF-8.', remedy: 'Save it as UTF-8.' };
  }
  const line = conflictMarkerLine(source);
  const remedy = 'Keep one of the two versions, and remove the conflict markers.';
  return line === null ? null : { line, message: 'The file contains an unresolved merge conflict.', remedy };
}

/** @throws ProblemsError with file and line, if the file of a text is in another encoding or has a merge conflict. */
export function assertIntact(source: string, file: string): void {
  const problem = findCorruption(source);
  if (problem !== null) throw new ProblemsError([{ file, ...problem }]);
}

/**
 * Returns the line of Git’s first conflict marker; `null` if there is none.
 *
 * @example conflictMarkerLine('a\n<<<<<<< HEAD\nb') // 2
 */
export function conflictMarkerLine(source: string): number | null {
  const marker = /^(?:<{7}|>{7}) /m.exec(source);
  return marker === null ? null : lineAt(source, marker.index);
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
