import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleScript } from '@reliure/browser/node';
import { setLanguage } from '@reliure/language';
import localSearch from './index.ts';

const client = join(import.meta.dirname, '../ui/client');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'language-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the files of `engine/languages` among some modules; those directly in it by their names. */
function languagesOf(modules: readonly string[]): readonly string[] {
  const found = modules.flatMap((path) => /engine\/languages\/([\w.]+)/.exec(path)?.[1] ?? []);
  return [...new Set(found)].filter((name) => name !== 'codeFinder.ts').sort();
}

describe.each(['fr', 'en'] as const)('a site in the language %s', (locale) => {
  it('has only its language in the worker', async () => {
    setLanguage(locale);
    const code = await bundleScript(join(client, 'worker.ts'));
    const stopWords = { fr: 'souhaiterais', en: 'shouldnt' };
    expect(Object.values(stopWords).filter((word) => code.includes(word))).toEqual([stopWords[locale]]);
  });

  it('has only its language in the bundle of its pages', async () => {
    const context = { siteDir: folder, generatedFilesDir: folder, baseUrl: '/', i18n: { currentLocale: locale } };
    const plugin = localSearch(context as LoadContext, { contexts: [] });
    const { resolve } =
      plugin.configureWebpack?.({}, false, undefined as never, { lexicon: new Map(), thesaurus: new Map() }) ?? {};
    const compiler = rspack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: join(client, 'highlight/addHighlights.ts'),
      output: { path: folder, library: { type: 'commonjs' } },
      resolve: resolve as never,
      module: {
        rules: [
          { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        ],
      },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats?.hasErrors()).toBe(false);
    expect(languagesOf([...(stats?.compilation.fileDependencies ?? [])])).toEqual([locale]);
  });
});
