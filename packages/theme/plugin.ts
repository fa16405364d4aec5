import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Registers the components that replace those of Docusaurus’s theme. Code is highlighted during the build. */
export default function theme(): Plugin {
  return {
    name: 'site-theme',
    getThemePath: () => join(import.meta.dirname, 'theme'),

    // They replace the messages of Docusaurus’s theme: some are missing there, and others are worded poorly.
    getDefaultCodeTranslationMessages: async () =>
      JSON.parse(await readFile(join(import.meta.dirname, 'i18n/fr.json'), 'utf8')) as Record<string, string>,

    getClientModules: () => [join(import.meta.dirname, 'client/frame')],
  };
}
