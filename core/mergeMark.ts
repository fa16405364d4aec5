/**
 * The line of the first mark that Git left where it could not merge; `null` when there is none.
 *
 * @example mergeMarkLine('a\n<<<<<<< HEAD\nb') // 2
 */
export function mergeMarkLine(source: string): number | null {
  const mark = /^(?:<{7}|>{7}) /m.exec(source);
  return mark === null ? null : source.slice(0, mark.index).split('\n').length;
}
