import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageScript } from '@reliure/browser/node';
import { oneLanguage, readMessages } from '@reliure/docusaurus/node';
import { setLanguage } from '@reliure/language';

/**
 * Registers the components that replace those of Docusaurus’s theme, the styles, and the script of every page. Code is
 * highlighted during the build.
 */
export default async function theme(context: LoadContext): Promise<Plugin> {
  setLanguage(context.i18n.currentLocale);
  const { tag, clientModule, sources } = await pageScript(context);
  return {
    name: 'site-theme',
    getThemePath: () => join(import.meta.dirname, 'theme'),

    // French ones include some of Docusaurus’s own theme, which are missing there or worded poorly.
    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, 'i18n')),

    getClientModules: () => [
      ...['client/frame', 'client/progress'].map((path) => join(import.meta.dirname, path)),
      clientModule,
    ],

    getPathsToWatch: () => [...sources],

    configureWebpack: ({ mode }, isServer, { currentBundler }) =>
      isServer || mode !== 'production' ? {} : { plugins: [oneLanguage(currentBundler)] },

    injectHtmlTags: () => ({ headTags: [tag] }),
  };
}
