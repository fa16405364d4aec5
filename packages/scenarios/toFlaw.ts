import type { PointerFlaw } from '@apidoc/openapi';

/** Returns a flaw at a JSON pointer of the Arazzo document. */
export function toFlaw(pointer: string, message: string, remedy: string): PointerFlaw {
  return { pointer, message, remedy };
}
