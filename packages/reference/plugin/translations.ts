import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, TranslationFile } from '@docusaurus/types';
import { listTexts, setTranslations } from '@reliure/language';
import type { PlainTexts } from '@reliure/language';
import { referencePlugin } from '@reliure/docusaurus/node';

type Messages = Readonly<Record<string, { readonly message: string }>>;

/**
 * Returns the texts that pages are built from, for `docusaurus write-translations`: a file for each catalogue.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/i18n-lifecycles#getTranslationFiles
 */
export function toTranslationFiles(): TranslationFile[] {
  return Object.entries(listTexts()).map(([name, texts]) => ({
    path: name,
    content: Object.fromEntries(Object.entries(texts).map(([path, message]) => [path, { message }])),
  }));
}

/** Has pages built from the texts in the files of a site. Docusaurus would only translate models that are built already. */
export function readTranslations({ localizationDir }: Pick<LoadContext, 'localizationDir'>): void {
  const folder = join(localizationDir, referencePlugin);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  setTranslations(
    Object.fromEntries(files.map((file) => [file.slice(0, -'.json'.length), readFile(join(folder, file))])),
  );
}

function readFile(file: string): PlainTexts {
  // Docusaurus checks the files, too, and names one that is not valid.
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return Object.fromEntries(Object.entries(messages).map(([path, { message }]) => [path, message]));
}
