import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '@reliure/browser/node';
import { readMessages, referencePlugin } from '@reliure/docusaurus/node';
import { setLanguage } from '@reliure/language';
import { replaceModules } from './bundle/replaceModules.ts';
import { unusedStyles } from './bundle/unusedStyles.ts';
import { decoderProvision, decoders } from './patches/decoding.ts';
import { assertNotMinified } from './patches/htmlMinification.ts';
import { noHighlighter } from './patches/noHighlighter.ts';
import { noProgress } from './patches/noProgress.ts';
import { propsAtRendering } from './patches/propsAtRendering.ts';
import { readReferences } from './reference/readReferences.ts';
import { referenceReplacements } from './reference/referenceReplacements.ts';

/** What a site does without. */
export interface StaticPagesOptions {
  /**
   * Beginnings of the names of Infima’s classes and variables that no page uses. Their rules are left out of the style
   * sheet that each visitor loads first.
   */
  readonly unusedStyles?: readonly string[];
}

/** Replaces the parts of Docusaurus that would slow pages down for visitors, and those that then no longer fit. */
export default async function staticPagesPlugin(
  context: LoadContext,
  { unusedStyles: prefixes = [] }: StaticPagesOptions,
): Promise<Plugin> {
  const { generatedFilesDir, i18n } = context;
  setLanguage(i18n.currentLocale);
  // Inline, so that it works as soon as the page is parsed.
  const code = await bundleScript(join(import.meta.dirname, 'script/main'));
  return {
    name: 'static-pages',

    getThemePath: () => join(import.meta.dirname, 'theme'),

    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, 'i18n')),

    getClientModules: () => ['patches/matchDocument', 'reference/frame'].map((path) => join(import.meta.dirname, path)),

    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: code }] }),

    /**
     * Disables the PostCSS plugins: Lightning CSS, which minifies the CSS, also compiles it for the browsers listed in
     * package.json. `config: false` skips the search for a PostCSS configuration in the folders of each style sheet.
     */
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),

    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      if (isServer) return propsAtRendering(generatedFilesDir, referencePlugin, Object.keys(readReferences(context)));
      if (config.mode !== 'production') return {};
      const { alias, replacements } = referenceReplacements(context);
      return {
        resolve: { alias },
        module: { rules: prefixes.length === 0 ? [] : [unusedStyles(prefixes)] },
        plugins: [
          new bundler.ProvidePlugin(decoders),
          ...replaceModules(
            { bundler, generatedFilesDir },
            [noProgress(), noHighlighter(), ...replacements],
            [decoderProvision()],
          ),
        ],
      };
    },

    postBuild: ({ outDir }) => assertNotMinified(outDir),
  };
}
