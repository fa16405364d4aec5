import type { PointerFlaw } from '@apidoc/openapi';

/** Something wrong, by its JSON pointer in the Arazzo document. */
export function fault(pointer: string, message: string, remedy: string): PointerFlaw {
  return { pointer, message, remedy };
}
