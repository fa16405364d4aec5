import { unreleased } from './history';

/**
 * Puts the entries on what was not released yet under the release that they now belong to; comments and lines stay.
 *
 * @param text The file of entries.
 */
export function closeNext(text: string, version: string): string {
  return text.replace(new RegExp(`^${unreleased}:`, 'm'), `${version}:`);
}
