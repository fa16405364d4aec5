import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import messages from './i18n/fr.json';

/** Registers the components that replace those of Docusaurus’s theme. Code is highlighted during the build. */
export default function theme(): Plugin {
  return {
    name: 'site-theme',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    // They replace the messages of Docusaurus’s theme: some are missing there, and others are worded poorly.
    getDefaultCodeTranslationMessages: () => Promise.resolve(messages),

    getClientModules: () => [join(__dirname, 'client/frame.ts')],
  };
}
