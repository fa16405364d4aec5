import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {} from 'webpack-dev-server';
import type { LoadContext, OptionValidationContext, Plugin, PluginOptions } from '@docusaurus/types';
import { buildIndexEntries, countDocuments } from '../../core/search/indexFile';
import type { SearchIndexEntry, SearchablePage } from '../../core/search/types';
import type { LocalSearchOptions, SearchContext } from './options';
import { collectPages } from './collectPages';
import { indexFileName } from './indexFileName';

/** Indexes the site’s own pages at build, for a search that runs in the visitor’s browser. */
export default function localSearch(context: LoadContext, options: LocalSearchOptions): Plugin {
  const folder = join(context.generatedFilesDir, 'search-index');
  const fileNames = [null, ...options.contexts.map(({ id }) => id)].map(indexFileName);
  return {
    name: 'local-search',

    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),

    getClientModules: () => [join(__dirname, 'client/highlightModule.ts')],

    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@site/plugins/local-search/components/SearchPage',
        exact: true,
      });
    },

    async allContentLoaded({ allContent, actions }) {
      const pages = await collectPages(allContent, context);
      await mkdir(folder, { recursive: true });
      const entriesOf = buildEntries(pages, options.contexts, context.baseUrl);
      const hashes = await Promise.all([
        writeIndex(folder, null, [...entriesOf.values()].flat()),
        ...options.contexts.map(({ id }) => writeIndex(folder, id, entriesOf.get(id) ?? [])),
      ]);
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

/** Indexes each context once, and what belongs to none; the whole site’s file is made of all of them. */
function buildEntries(
  pages: readonly SearchablePage[],
  contexts: readonly SearchContext[],
  baseUrl: string,
): ReadonlyMap<string | null, readonly SearchIndexEntry[]> {
  const contextOf = ({ url }: SearchablePage): string | null =>
    contexts.find(({ path }) => url === `${baseUrl}${path}` || url.startsWith(`${baseUrl}${path}/`))?.id ?? null;
  const entries = new Map<string | null, readonly SearchIndexEntry[]>();
  let next = 0;
  for (const id of [...contexts.map((context) => context.id), null]) {
    const own = buildIndexEntries(
      pages.filter((page) => contextOf(page) === id),
      next,
    );
    next += countDocuments(own);
    entries.set(id, own);
  }
  return entries;
}

/** Writes one index file and tells its hash, which the client adds to the address so that no stale index is read. */
async function writeIndex(
  folder: string,
  contextId: string | null,
  entries: readonly SearchIndexEntry[],
): Promise<readonly [contextId: string, hash: string]> {
  const content = JSON.stringify(entries);
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
