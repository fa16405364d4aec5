import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertBrowserRouter } from './assertBrowserRouter';
import { replaceModules } from './bundle/replaceModules';
import { decoderProvision, decoders } from './touches/decoding';
import { assertNotMinified } from './touches/htmlMinification';
import { noHighlighter } from './touches/noHighlighter';
import { ownProgress } from './touches/progress';

/** Changes the parts of Docusaurus that every page has, and that this site’s visitors would stumble over. */
export default function visitorBundle({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  assertBrowserRouter(siteConfig);
  return {
    name: 'visitor-bundle',

    getClientModules: () => [join(__dirname, 'touches/matchDocument.ts')],

    /**
     * Lightning CSS, which makes the bundle small, also writes it for the browsers of package.json. No configuration is
     * looked for in the folders of each style sheet.
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
