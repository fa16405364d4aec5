// Finds the site that a command is about. Commands that run without tsx import this file with `tsImport`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, setLanguage } from '@reliure/language';
import type { Identity } from '@reliure/preset';
import { assertSite, fail } from './commandLine.mjs';

/**
 * Reads the settings of a site, and chooses its language for all texts that this process builds. Exits with a message if
 * the folder contains no site.
 *
 * @param folder From the root of this repository.
 */
export async function readIdentity(folder: string): Promise<Identity> {
  assertSite(folder);
  const file = pathToFileURL(resolve(folder, 'identity.ts')).href;
  const { identity } = (await import(file)) as { readonly identity: Identity };
  if (!languages.includes(identity.language))
    fail(`The language in ${folder}/identity.ts is not one of ${languages.join(', ')}.`, 'Set `language`.');
  setLanguage(identity.language);
  return identity;
}
