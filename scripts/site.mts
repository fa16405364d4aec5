// Finds the site that a command is about. Commands that run without tsx import this file with `tsImport`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Identity } from '@reliure/preset';
import { assertSite } from './commandLine.mjs';

/**
 * Reads the settings of a site, or exits with a message if the folder contains no site.
 *
 * @param folder From the root of this repository.
 */
export async function readIdentity(folder: string): Promise<Identity> {
  assertSite(folder);
  const file = pathToFileURL(resolve(folder, 'identity.ts')).href;
  const { identity } = (await import(file)) as { readonly identity: Identity };
  return identity;
}
