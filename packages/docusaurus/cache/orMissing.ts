import { member } from '@apidoc/openapi';

/** For a file that need not be there; any other failure to read it is one. */
export function orMissing(error: unknown): undefined {
  if (member(error, 'code') !== 'ENOENT') throw error;
}
