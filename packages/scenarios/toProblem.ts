import type { PointerProblem } from '@reliure/openapi';

/** Returns a problem at a JSON pointer of the Arazzo document. */
export function toProblem(pointer: string, message: string, remedy: string): PointerProblem {
  return { pointer, message, remedy };
}
