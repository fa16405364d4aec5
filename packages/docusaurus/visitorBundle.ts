import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertBrowserRouter } from './assertBrowserRouter';
import { notAskedFor } from './notAskedFor';
import { steadyNames } from './steadyNames';
import { toVisitorConfig } from './toVisitorConfig';

/** Where Docusaurus’s own modules of a page stand, those that others may import left out. */
const clientFolder = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** Modules that the visitors’ bundle has in the place of others: the request, who asks, and what is given. */
const replacements = [
  // Others that import it may need more of it.
  [/^tslib$/, /@docusaurus[\\/]utils-common/, 'importDefault.ts'],
  [/^hoist-non-react-statics$/, /react-router/, 'noStatics.ts'],
  [/^history$/, /react-router/, 'browserHistory.ts'],
  [/^react-helmet-async$/, /./, 'Helmet.ts'],
  [/^\.\/preload$/, clientFolder, 'preload.ts'],
  [/@docusaurus[\\/]theme-classic[\\/]lib[\\/]nprogress$/, /./, 'progress.ts'],
  // Search engines read it in the built page; nobody reads it of a page that is come to without a new document.
  [/^@theme\/\w+\/StructuredData$/, /./, 'Nothing.ts'],
  // Versions of the packages that built the site: no component reads them.
  [/^@generated\/site-metadata$/, clientFolder, 'Nothing.ts'],
] as const;

/** Keeps out of the visitors’ bundle what no page uses, and out of the build what does work twice. */
export default function visitorBundle({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  assertBrowserRouter(siteConfig);
  return {
    name: 'visitor-bundle',

    /**
     * Lightning CSS, which makes the bundle small, also writes it for the browsers of package.json. No configuration is
     * looked for in the folders of each style sheet.
     */
    configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),

    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode !== 'production') return {};
      const { NormalModuleReplacementPlugin, ProvidePlugin } = currentBundler.instance;
      if (isServer) {
        const replacement = new NormalModuleReplacementPlugin(/^react-router-config$/, (resource) => {
          if (clientFolder.test(resource.context)) resource.request = join(__dirname, 'server/matchRoutes.ts');
        });
        return { plugins: [replacement] };
      }
      const file = join(generatedFilesDir, 'visitor-bundle', 'config.json');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(toVisitorConfig(siteConfig)));
      const nothings = notAskedFor(siteConfig).map((request) => [request, /./, 'Nothing.ts'] as const);
      const decoding = join(__dirname, 'client/decoding.ts');
      return {
        // Names of chunks are hashes too: each page would send them a second time, in the runtime’s table of files.
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file),
          ...[...replacements, ...nothings].map(
            ([request, context, replacement]) =>
              new NormalModuleReplacementPlugin(request, (resource) => {
                if (context.test(resource.context)) resource.request = join(__dirname, 'client', replacement);
              }),
          ),
          new ProvidePlugin({
            decodeURI: [decoding, 'decodeURI'],
            decodeURIComponent: [decoding, 'decodeURIComponent'],
          }),
          steadyNames(currentBundler.instance),
        ],
      };
    },
  };
}
