import { member } from '../document/json.ts';

/**
 * Returns a handler for the promise of a file or folder that may be missing. It rethrows any other error.
 *
 * @example await readFile(file, 'utf8').catch(ifMissing(''))
 */
export function ifMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (member(error, 'code') === 'ENOENT') return fallback;
    throw error;
  };
}
