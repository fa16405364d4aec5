import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readMessages } from '@reliure/docusaurus/node';
import { setLanguage } from '@reliure/language';

/** Registers the components that replace those of Docusaurus’s theme. Code is highlighted during the build. */
export default function theme({ i18n }: LoadContext): Plugin {
  setLanguage(i18n.currentLocale);
  return {
    name: 'site-theme',
    getThemePath: () => join(import.meta.dirname, 'theme'),

    // French ones include some of Docusaurus’s own theme, which are missing there or worded poorly.
    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, 'i18n')),

    getClientModules: () => [join(import.meta.dirname, 'client/frame')],
  };
}
