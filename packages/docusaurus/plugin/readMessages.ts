import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { language } from '@reliure/language';

type Messages = Readonly<Record<string, string>>;

/**
 * Reads the messages of components in the language of the site, for `getDefaultCodeTranslationMessages` of a plugin. English
 * ones are in the components themselves.
 *
 * @param folders Folders with a file for each other language, such as `fr.json`.
 * @see https://docusaurus.io/docs/api/plugin-methods/i18n-lifecycles
 */
export async function readMessages(...folders: readonly string[]): Promise<Record<string, string>> {
  if (language() === 'en') return {};
  const files = folders.map((folder) => readFile(join(folder, `${language()}.json`), 'utf8'));
  const messages = (await Promise.all(files)).map((text) => JSON.parse(text) as Messages);
  return Object.assign({}, ...messages) as Record<string, string>;
}
