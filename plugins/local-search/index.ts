import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type {} from 'webpack-dev-server';
import { parseYaml } from '@redocly/openapi-core';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import type { SearchIndexEntry } from '../../core/search/indexFile';
import { buildIndexFiles } from '../../core/search/indexFiles';
import { writeIndexFile } from '../../core/search/writeIndexFile';
import { readLexicon } from '../../core/search/lexicon';
import type { Lexicon } from '../../core/search/synonyms';
import type { LocalSearchOptions } from './options';
import { collectPages } from './collectPages';
import { indexFileName } from './indexFileName';
import { searchIndexFolder } from './searchIndexFolder';

/** Indexes the site’s own pages at build, for a search that runs in the visitor’s browser. */
export default function localSearch(context: LoadContext, options: LocalSearchOptions): Plugin<Lexicon> {
  const folder = searchIndexFolder(context);
  const contextIds = options.contexts.map(({ id }) => id);
  const fileNames = [null, ...contextIds].map(indexFileName);
  const synonyms = options.synonyms === undefined ? null : resolve(context.siteDir, options.synonyms);
  return {
    name: 'local-search',

    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    getClientModules: () => [join(__dirname, 'client/highlightModule.ts')],

    getPathsToWatch: () => (synonyms === null ? [] : [synonyms]),

    async loadContent() {
      return synonyms === null ? new Map() : readLexicon(parseYaml(await readFile(synonyms, 'utf8')), synonyms);
    },

    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@site/plugins/local-search/components/SearchPage',
        exact: true,
      });
    },

    async allContentLoaded({ allContent, actions }) {
      const pages = await collectPages(allContent, context);
      const lexicon = allContent['local-search']?.['default'] as Lexicon;
      const contextOf = ({ url }: { readonly url: string }): string | null => contextId(url, options, context.baseUrl);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const files = buildIndexFiles(pages, contextIds, contextOf, lexicon);
      const hashes = await Promise.all([...files].map(([id, entries]) => writeIndex(folder, id, entries)));
      await actions.createData(
        'indexes.json',
        JSON.stringify({ hashes: Object.fromEntries(hashes), contexts: options.contexts }),
      );
    },

    configureWebpack() {
      // While developing there is no output folder to copy the indexes to.
      return { devServer: { static: [{ directory: folder, publicPath: context.baseUrl, watch: false }] } };
    },

    async postBuild({ outDir }) {
      await Promise.all(fileNames.map((name) => copyFile(join(folder, name), join(outDir, name))));
    },
  };
}

function contextId(url: string, { contexts }: LocalSearchOptions, baseUrl: string): string | null {
  return contexts.find(({ path }) => url === `${baseUrl}${path}` || url.startsWith(`${baseUrl}${path}/`))?.id ?? null;
}

/** Writes one index file and tells its hash, which the client adds to the address so that no stale index is read. */
async function writeIndex(
  folder: string,
  contextId: string | null,
  entries: readonly SearchIndexEntry[],
): Promise<readonly [contextId: string, hash: string]> {
  const content = writeIndexFile(entries);
  await writeFile(join(folder, indexFileName(contextId)), content);
  return [contextId ?? '', createHash('sha256').update(content).digest('hex').slice(0, 8)];
}

export function validateOptions({
  options,
}: OptionValidationContext<Partial<LocalSearchOptions>, LocalSearchOptions & PluginOptions>): LocalSearchOptions &
  PluginOptions {
  const contexts = options.contexts ?? [];
  for (const { id } of contexts) {
    if (!/^[a-z0-9-]+$/.test(id)) {
      throw new Error(`Plugin local-search: context id "${id}" must be lower case letters, digits and hyphens.`);
    }
  }
  return { id: 'default', ...options, contexts };
}
