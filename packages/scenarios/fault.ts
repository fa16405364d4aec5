import type { PointerFlaw } from '@apidoc/openapi';

/** Returns a fault at a JSON pointer of the Arazzo document. */
export function fault(pointer: string, message: string, remedy: string): PointerFlaw {
  return { pointer, message, remedy };
}
