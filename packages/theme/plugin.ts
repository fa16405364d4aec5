import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageScript } from '@reliure/browser/node';
import { allowWrapping, oneLanguage, parseOptions, readMessages } from '@reliure/docusaurus/node';
import { setLanguage } from '@reliure/language';
import { themeOptions } from './options.ts';
import type { Options, ThemeOptions } from './options.ts';

export type { Options };

const components = join(import.meta.dirname, 'theme');

/**
 * Registers the components that replace those of Docusaurus’s theme, the styles, and the script of every page. Code is
 * highlighted during the build.
 */
export default async function theme(context: LoadContext, { customCss }: ThemeOptions): Promise<Plugin> {
  setLanguage(context.i18n.currentLocale);
  const { siteDir, siteConfig } = context;
  const { tag, clientModule, sources } = await pageScript(context);
  return {
    name: 'site-theme',
    getThemePath: () => components,

    getTypeScriptThemePath: () => components,

    // French ones include some of Docusaurus’s own theme, which are missing there or worded poorly.
    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, 'i18n')),

    getClientModules: () => [
      // Docusaurus’s own styles are in layers then, and this layer comes after them. A site’s own styles are in none, and win.
      join(import.meta.dirname, siteConfig.future.v4.useCssCascadeLayers ? 'css/layer.css' : 'css/site.css'),
      ...customCss.map((file) => resolve(siteDir, file)),
      ...['client/frame', 'client/progress', 'client/missingTarget'].map((path) => join(import.meta.dirname, path)),
      clientModule,
    ],

    getPathsToWatch: () => [...sources],

    configureWebpack: ({ mode }, isServer, { currentBundler }) =>
      isServer || mode !== 'production' ? {} : { plugins: [oneLanguage(currentBundler)] },

    injectHtmlTags: () => ({ headTags: [tag] }),
  };
}

theme.validateOptions = ({ options }: { readonly options: unknown }): ThemeOptions =>
  parseOptions('site-theme', themeOptions, options);

theme.getSwizzleConfig = () => allowWrapping(components);
