import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import messages from './i18n/fr.json';

/** Registers the components that replace those of Docusaurus’s theme. Code is coloured during the build. */
export default function theme(): Plugin {
  return {
    name: 'site-theme',
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    // Instead of those of Docusaurus’s theme, which lack some and word others less well.
    getDefaultCodeTranslationMessages: () => Promise.resolve(messages),

    getClientModules: () => [join(__dirname, 'client/frame.ts')],
  };
}
