// Finds the site that a command is about. Commands that run without tsx import this file with `tsImport`.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Identity } from '@apidoc/preset';
import { fail } from './commandLine.mjs';

/**
 * Reads the settings of a site, or exits with a message if the folder contains no site.
 *
 * @param folder From the root of this repository.
 */
export async function readIdentity(folder: string): Promise<Identity> {
  const file = resolve(join(folder, 'identity.ts'));
  if (!existsSync(file))
    fail(`There is no site in ${folder}: it has no identity.ts.`, 'Use --site=<folder of a site>.');
  const { identity } = (await import(pathToFileURL(file).href)) as { readonly identity: Identity };
  return identity;
}
