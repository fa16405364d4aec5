import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { parseOptions, preparedFolders, readMessages, writeSiteFiles } from '@reliure/docusaurus/node';
import { setLanguage } from '@reliure/language';
import { searchFolder } from '@reliure/search/node';
import { assertNoBaseUrlConflict } from './assertNoBaseUrlConflict.ts';
import { buildFolderRedirects } from './folderRedirects.ts';
import { collectModules } from './licences/collectModules.ts';
import { writeLicences } from './licences/writeLicences.ts';
import { publishOptions } from './offline/options.ts';
import type { OfflineOptions } from './offline/options.ts';
import { writeCopy } from './offline/writeCopy.ts';

/**
 * Finishes a built site: checks its base URL, writes the redirects of folders and the offline copy, and lists the packages
 * whose code visitors get. It is one plugin because the steps depend on each other: the offline copy brings a service
 * worker, whose licences are listed too.
 */
export default function publish(context: LoadContext, { hasOfflineCopy }: OfflineOptions): Plugin {
  setLanguage(context.i18n.currentLocale);
  // In development, there is no copy.
  const offersCopy = hasOfflineCopy && process.env['NODE_ENV'] === 'production';
  const modules = new Set<string>();
  let loaded: AllContent = {};
  return {
    name: 'publish',

    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, 'i18n')),

    getClientModules: () => (offersCopy ? [join(import.meta.dirname, 'offline/client/announceVersions')] : []),

    allContentLoaded({ allContent }) {
      loaded = allContent;
    },

    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return { plugins: [collectModules(modules)] };
    },

    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      const paths = routesPaths.map((path) => path.slice(baseUrl.length - 1));
      assertNoBaseUrlConflict(baseUrl, paths);
      await writeSiteFiles(outDir, buildFolderRedirects(paths, siteConfig));
      const prepared = preparedFolders(context, loaded);
      await writeCopy({ site: outDir, search: searchFolder(context), prepared, baseUrl }, { hasOfflineCopy });
      await writeLicences(outDir, modules);
    },
  };
}

publish.validateOptions = ({ options }: { readonly options: unknown }): OfflineOptions =>
  parseOptions('publish', publishOptions, options);
