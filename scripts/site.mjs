// Finds the site that a command is about: --site names its folder.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { fail } from './commandLine.mjs';

/** The option of commands that are about one site. */
export const siteOption = /** @type {const} */ ({ site: { type: 'string', default: 'site' } });

/**
 * Reads the settings of a site, or exits with a message if the folder contains no site.
 *
 * @param {string} folder From the root of this repository.
 * @returns {Promise<import('@apidoc/preset').Identity>}
 */
export async function readIdentity(folder) {
  const file = resolve(join(folder, 'identity.ts'));
  if (!existsSync(file))
    fail(`There is no site in ${folder}: it has no identity.ts.`, 'Use --site=<folder of a site>.');
  const { identity } = await tsImport(pathToFileURL(file).href, import.meta.url);
  return identity;
}
