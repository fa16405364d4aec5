import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertBrowserRouter } from './assertBrowserRouter.ts';
import { replaceModules } from './bundle/replaceModules.ts';
import { decoderProvision, decoders } from './patches/decoding.ts';
import { assertNotMinified } from './patches/htmlMinification.ts';
import { noHighlighter } from './patches/noHighlighter.ts';
import { ownProgress } from './patches/progress.ts';

/** Replaces the parts of Docusaurus that are in every page and that would break or slow it down for visitors. */
export default function visitorBundle({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  assertBrowserRouter(siteConfig);
  return {
    name: 'visitor-bundle',

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
          ...replaceModules({ bundler, generatedFilesDir }, [ownProgress(), noHighlighter()], [decoderProvision()]),
        ],
      };
    },

    postBuild: ({ outDir }) => assertNotMinified(outDir),
  };
}
