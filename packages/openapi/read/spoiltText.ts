import type { LineFlaw } from '../problems/problem';
import { ProblemsError } from '../problems/problemsError';

/**
 * Finds the place where a text, read as UTF-8, shows that its file is in another encoding or has a merge
 * conflict; `null` if there is none. The site would publish either as text.
 *
 * @example findSpoiltPlace('a\nval\ufffde')?.line // 2
 */
export function findSpoiltPlace(source: string): LineFlaw | null {
  const sign = source.indexOf('\ufffd');
  if (sign >= 0) {
    return { line: lineAt(source, sign), message: 'The file is not in UTF-8.', remedy: 'Save it again, in UTF-8.' };
  }
  const line = mergeMarkLine(source);
  const remedy = 'Keep one of the two versions, and take out the marks.';
  return line === null ? null : { line, message: 'A merge is not finished here.', remedy };
}

/** @throws ProblemsError with file and line, if the file of a text is in another encoding or has a merge conflict. */
export function assertUnspoilt(source: string, file: string): void {
  const flaw = findSpoiltPlace(source);
  if (flaw !== null) throw new ProblemsError([{ file, ...flaw }]);
}

/**
 * Returns the line of Git’s first conflict marker; `null` if there is none.
 *
 * @example mergeMarkLine('a\n<<<<<<< HEAD\nb') // 2
 */
export function mergeMarkLine(source: string): number | null {
  const mark = /^(?:<{7}|>{7}) /m.exec(source);
  return mark === null ? null : lineAt(source, mark.index);
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
