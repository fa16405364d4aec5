import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { language, languages, setLanguage } from '@reliure/language';
import { assertBrowserRouter } from './assertBrowserRouter.ts';
import { ownModule } from './bundle/ownModule.ts';
import { replaceModules } from './bundle/replaceModules.ts';
import { decoderProvision, decoders } from './patches/decoding.ts';
import { assertNotMinified } from './patches/htmlMinification.ts';
import { noHighlighter } from './patches/noHighlighter.ts';
import { ownProgress } from './patches/progress.ts';
import { readMessages } from './plugin/readMessages.ts';

/** Replaces the parts of Docusaurus that are in every page and that would break or slow it down for visitors. */
export default function visitorBundle({ siteConfig, generatedFilesDir, i18n }: LoadContext): Plugin {
  setLanguage(i18n.currentLocale);
  assertBrowserRouter(siteConfig);
  return {
    name: 'visitor-bundle',

    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, 'i18n')),

    getClientModules: () => [join(import.meta.dirname, 'patches/matchDocument')],

    /**
     * Disables the PostCSS plugins: Lightning CSS, which minifies the CSS, also compiles it for the browsers listed in
     * package.json. `config: false` skips the search for a PostCSS configuration in the folders of each style sheet.
     */
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),

    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      if (config.mode !== 'production' || isServer) return {};
      return {
        plugins: [
          new bundler.ProvidePlugin(decoders),
          new bundler.NormalModuleReplacementPlugin(otherTexts(), ownModule('client/noTexts')),
          ...replaceModules({ bundler, generatedFilesDir }, [ownProgress(), noHighlighter()], [decoderProvision()]),
        ],
      };
    },

    postBuild: ({ outDir }) => assertNotMinified(outDir),
  };
}

/** Matches the catalogues of the languages that the site does not have: components use some of those of their packages. */
function otherTexts(): RegExp {
  const others = languages.filter((name) => name !== language());
  return new RegExp(`/texts[.](?:${others.join('|')})[.][jt]s$`);
}
