import { unreleased } from '../history.ts';

/**
 * Moves the entries for unreleased changes to the release that they are now part of. Comments and line breaks are kept.
 *
 * @param text The file of entries.
 */
export function releaseEntries(text: string, version: string): string {
  return text.replace(new RegExp(`^${unreleased}:`, 'm'), `${version}:`);
}
