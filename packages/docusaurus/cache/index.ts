import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listSources } from '../../guides/collectGuides';
import { dropPages } from './dropPages';
import { keptFile } from './keep';

const codeFile = 'code.json';

/** Has what was kept from the last build be taken only where nothing that it was made from has changed. */
export default function buildCache(context: LoadContext): Plugin {
  const pagesFolder = keptFile(context, 'pages');
  let keepsPages = false;
  return {
    name: 'build-cache',

    async allContentLoaded({ allContent, actions }) {
      // Links to files are compiled to the addresses of their pages.
      const addresses = listSources(allContent).map(({ source, permalink }) => [source, permalink]);
      const made = { code: process.env['BUILD_CODE_HASH'], baseUrl: context.baseUrl, addresses };
      await actions.createData(codeFile, JSON.stringify(made));
    },

    configureWebpack({ cache, mode }, isServer, { currentBundler }) {
      // The site asks for no cache where the contract is not its own.
      if (cache !== true) return {};
      // Docusaurus only looks at its own configuration and versions: replacements and what is done to guides would stay.
      const code = join(context.generatedFilesDir, 'build-cache/default', codeFile);
      const experiments = { cache: { buildDependencies: [code] } };
      if (!isServer || mode !== 'production') return { experiments };
      keepsPages = true;
      const constants = {
        SERVER_FOLDER: JSON.stringify(join(context.outDir, '__server')),
        KEPT_PAGES_FOLDER: JSON.stringify(pagesFolder),
      };
      return {
        experiments,
        entry: { main: join(__dirname, 'server/renderPage.ts') },
        // The main file names all chunks: with hashes in their names, a change of one would be a change of all pages.
        output: { chunkFilename: 'assets/js/[name].js' },
        plugins: [new currentBundler.instance.DefinePlugin(constants)],
      };
    },

    async postBuild({ routesPaths }) {
      // All pages are rendered by now, whichever thread did it.
      if (keepsPages) await dropPages(pagesFolder, routesPaths);
    },
  };
}
