import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertBrowserRouter } from './assertBrowserRouter';

/** Modules that the visitors’ bundle has in the place of others: the request, who asks, and what is given. */
const replacements = [
  [/^\.\/preload$/, /@docusaurus[\\/]core[\\/]lib[\\/]client$/, 'preload.ts'],
  [/@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress$/, /./, 'progress.ts'],
] as const;

/** Replaces the parts of Docusaurus’s client whose behaviour this site changes. */
export default function visitorBundle({ siteConfig }: LoadContext): Plugin {
  assertBrowserRouter(siteConfig);
  return {
    name: 'visitor-bundle',

    getClientModules: () => [join(__dirname, 'client/matchDocument.ts')],

    /**
     * Lightning CSS, which makes the bundle small, also writes it for the browsers of package.json. No configuration is
     * looked for in the folders of each style sheet.
     */
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),

    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode !== 'production' || isServer) return {};
      const { NormalModuleReplacementPlugin, ProvidePlugin } = currentBundler.instance;
      const decoding = join(__dirname, 'client/decoding.ts');
      return {
        plugins: [
          ...replacements.map(
            ([request, context, replacement]) =>
              new NormalModuleReplacementPlugin(request, (resource) => {
                if (context.test(resource.context)) resource.request = join(__dirname, 'client', replacement);
              }),
          ),
          new ProvidePlugin({
            decodeURI: [decoding, 'decodeURI'],
            decodeURIComponent: [decoding, 'decodeURIComponent'],
          }),
        ],
      };
    },
  };
}
