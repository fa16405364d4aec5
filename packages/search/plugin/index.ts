import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type {} from 'webpack-dev-server';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchIndexEntry } from '../engine/index/indexFile.ts';
import { buildIndexFiles } from '../engine/index/indexFiles.ts';
import { writePageNames } from '../engine/index/pageNames.ts';
import { writeIndexFile } from '../engine/index/writeIndexFile.ts';
import { readLexicon } from '../engine/text/lexicon.ts';
import type { Lexicon } from '../engine/text/synonyms.ts';
import { bundleScript, languageCondition } from '@reliure/browser/node';
import {
  allowWrapping,
  loadOrCreate,
  cacheFile,
  parseOptions,
  readMessages,
  toHash,
  toKey,
} from '@reliure/docusaurus/node';
import { collectGuides } from '@reliure/guides/node';
import { setLanguage } from '@reliure/language';
import { ProblemsError } from '@reliure/openapi';
import { hasMachineFiles, loadedReferences, toSearchLabels } from '@reliure/reference';
import { contextProblems } from './contextProblems.ts';
import { searchOptions } from './options.ts';
import type { LocalSearchOptions, Options, SearchContext } from './options.ts';
import { toSearchablePages } from '../documents/searchablePages.ts';
import { indexFileName, namesFileName } from './indexFileName.ts';
import { toIndexUrl } from '../ui/client/index-files/indexUrl.ts';
import type { SearchFiles } from '../ui/client/index-files/searchFiles.ts';
import type { SearchData } from '../ui/client/searchData.ts';
import { searchFolder } from './searchFolder.ts';
import { siteContexts } from './siteContexts.ts';

export type { Options };

const components = join(import.meta.dirname, '../ui/theme');

/** Indexes the site’s own pages during the build, for a search that runs in the visitor’s browser. */
export default function localSearch(context: LoadContext, options: LocalSearchOptions): Plugin<Words> {
  setLanguage(context.i18n.currentLocale);
  const folder = searchFolder(context);
  const wordFiles = [options.synonyms, options.thesaurus].map((file) =>
    file === undefined ? null : resolve(context.siteDir, file),
  );
  let earlyScript = '';
  return {
    name: 'local-search',

    getThemePath: () => components,

    getTypeScriptThemePath: () => components,

    getDefaultCodeTranslationMessages: () => readMessages(join(import.meta.dirname, '../i18n')),

    getClientModules: () => [join(import.meta.dirname, '../ui/client/highlight/highlightModule')],

    getPathsToWatch: () => wordFiles.filter((file) => file !== null),

    async loadContent() {
      const [lexicon = new Map(), thesaurus = new Map()] = await Promise.all(wordFiles.map(readWords));
      return { lexicon, thesaurus };
    },

    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@reliure/search/ui/components/SearchPage',
        exact: true,
      });
    },

    async allContentLoaded({ allContent, actions }) {
      const references = loadedReferences(allContent);
      const hasFiles = hasMachineFiles(allContent);
      const guides = await collectGuides(allContent, context);
      const contexts = options.contexts ?? siteContexts(allContent, guides, context.baseUrl);
      assertSearchable(contexts);
      actions.setGlobalData({ contexts, kinds: toSearchLabels() } satisfies SearchData);
      const words = allContent['local-search']?.['default'] as Words;
      const { lexicon, thesaurus } = words;
      const contextOf = ({ url }: { readonly url: string }): string | null => contextId(url, contexts, context.baseUrl);
      const key = await toKey(import.meta.url, [
        ...references.map(({ key: own }) => own),
        hasFiles,
        guides,
        [...lexicon],
        [...thesaurus],
        contexts,
        context.baseUrl,
      ]);
      const { files, names } = await loadOrCreate(cacheFile(context, 'search-index'), key, () => {
        const pages = toSearchablePages(references, guides, context.baseUrl, hasFiles);
        const ids = contexts.map(({ id }) => id);
        const built = buildIndexFiles(pages, ids, contextOf, lexicon, thesaurus);
        return { files: built, names: writePageNames(pages, built.get(null) ?? []) };
      });
      await rm(folder, { recursive: true, force: true });
      await mkdir(join(folder, scripts), { recursive: true });
      const written = await Promise.all([...files].map(([id, entries]) => writeIndex(folder, id, entries)));
      const hashes = Object.fromEntries(written);
      const worker = await writeWorker(folder);
      await writeFile(join(folder, namesFileName), names);
      earlyScript = await bundleEarlyScript(context.baseUrl, {
        worker: context.baseUrl + worker,
        names: `${context.baseUrl}${namesFileName}?_=${toShortHash(names)}`,
        hashes,
      });
    },

    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: earlyScript }] }),

    configureWebpack: () => ({
      // `...` stands for the bundler’s own conditions.
      resolve: { conditionNames: [languageCondition(), '...'] },
      // In development, there is no output folder to which the files could be copied.
      devServer: { static: [{ directory: folder, publicPath: context.baseUrl, watch: false }] },
    }),

    async postBuild({ outDir }) {
      await cp(folder, outDir, { recursive: true });
    },
  };
}

/** The words that visitors type for those of the site, and words that the site lacks. */
interface Words {
  readonly lexicon: Lexicon;
  readonly thesaurus: Lexicon;
}

async function readWords(file: string | null): Promise<Lexicon> {
  return file === null ? new Map() : readLexicon(await readFile(file, 'utf8'), file);
}

function contextId(url: string, contexts: readonly SearchContext[], baseUrl: string): string | null {
  return contexts.find(({ path }) => url === `${baseUrl}${path}` || url.startsWith(`${baseUrl}${path}/`))?.id ?? null;
}

/** Folder of the site whose files have a hash of their content in their names and are cached forever. */
const scripts = 'assets/js';

/**
 * Writes the script of the worker and returns its path in the site. The worker has its own bundle because it starts
 * before React.
 */
async function writeWorker(folder: string): Promise<string> {
  const code = await bundleScript(join(import.meta.dirname, '../ui/client/worker'));
  const path = `${scripts}/search-worker.${toShortHash(code)}.js`;
  await writeFile(join(folder, path), code);
  return path;
}

/** Bundles the script that starts the search before React does; it fetches the same URL as React will. */
async function bundleEarlyScript(baseUrl: string, files: SearchFiles): Promise<string> {
  const origin = 'http://site';
  const hash = files.hashes[''] ?? '';
  const index = toIndexUrl({ baseUrl, versionUrl: null, contextId: null, hash, origin }).slice(origin.length);
  const constants = { FILES: files, INDEX: index };
  return bundleScript(join(import.meta.dirname, '../ui/client/early'), constants);
}

function toShortHash(content: string): string {
  return toHash(content).slice(0, 8);
}

/** Writes one index file and returns its hash, which the client adds to the URL so that no stale index is read. */
async function writeIndex(
  folder: string,
  contextId: string | null,
  entries: readonly SearchIndexEntry[],
): Promise<readonly [contextId: string, hash: string]> {
  const content = writeIndexFile(entries);
  await writeFile(join(folder, indexFileName(contextId)), content);
  return [contextId ?? '', toShortHash(content)];
}

/** Throws if contexts cannot have an index of their own. @throws ProblemsError */
function assertSearchable(contexts: readonly SearchContext[]): void {
  const problems = contextProblems(contexts);
  if (problems.length === 0) return;
  throw new ProblemsError(
    problems.map((problem) => ({ file: 'Plugin local-search', pointer: 'contexts', ...problem })),
  );
}

localSearch.validateOptions = ({ options }: { readonly options: unknown }): LocalSearchOptions => {
  const checked = parseOptions('local-search', searchOptions, options);
  assertSearchable(checked.contexts ?? []);
  return checked;
};

localSearch.getSwizzleConfig = () => allowWrapping(components);
