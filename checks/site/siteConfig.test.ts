import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type { Config, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '@apidoc/openapi';

/** Loads the configuration again, as each build does, because it depends on the environment. */
const load = async () => ((await loadFreshModule(resolve('site/docusaurus.config.ts'))) as () => Config)();

const pages = readdirSync('site/src/pages')
  .filter((file) => /^(?!_|index\.).*\.(?:mdx?|tsx)$/.test(file))
  .map((file) => parse(file).name);

// Test files share a process: the next one may read the environment before its first test.
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('docusaurus.config.ts', () => {
  it('passes each plugin its own folder', async () => {
    const { plugins = [], themes = [], baseUrl } = await load();
    const own = [...plugins, ...themes].filter((plugin) => typeof plugin === 'function');
    const siteConfig = { future: { experimental_router: 'browser' } };
    const context = { siteDir: resolve('site'), generatedFilesDir: resolve('site/.docusaurus'), baseUrl, siteConfig };
    const names: string[] = [];
    const files: string[] = [];
    for (const plugin of own) {
      const { validateOptions = () => ({}) } = plugin as PluginModule;
      const options = validateOptions({ validate: (_schema, given) => given as never, options: { id: 'default' } });
      const created = (await plugin(context as unknown as LoadContext, options)) as Plugin;
      names.push(created.name);
      files.push(...(created.getClientModules?.() ?? []), ...[created.getThemePath?.() ?? []].flat());
    }
    expect(names).toEqual([
      'check-markdown',
      'api-reference',
      'glossary',
      'page-script',
      'publish',
      'visitor-bundle',
      'machine-files',
      'home',
      'site-theme',
      'local-search',
    ]);
    expect(files).toContain(resolve('packages/guides/glossary/term.css'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('refers to existing images', async () => {
    const { favicon, themeConfig } = await load();
    const images = [favicon, member(member(member(themeConfig, 'navbar'), 'logo'), 'src')];
    expect(images.map((image) => [image, existsSync(join('site/static', String(image)))])).toEqual(
      images.map((image) => [image, true]),
    );
  });

  it.each([
    ['is not UTF-8', 'Une visite val\ufffde', 'site/docs/a.md:1\n  The file is not UTF-8.'],
    [
      'contains a merge conflict',
      'Une\n<<<<<<< HEAD\nvisite',
      'site/docs/a.md:2\n  The file contains an unresolved merge conflict.',
    ],
  ])('rejects a page whose file %s', async (_fact, fileContent, message) => {
    const { markdown } = await load();
    expect(() => markdown?.preprocessor?.({ filePath: resolve('site/docs/a.md'), fileContent })).toThrow(message);
  });

  it('rejects a base URL without a trailing slash', async () => {
    vi.stubEnv('BASE_URL', '/docs');
    await expect(load()).rejects.toThrow(
      'The base URL "/docs" does not start and end with a slash.\n  → Set BASE_URL, or baseUrl in identity.ts',
    );
  });

  it.each([...['docs', 'api', 'blog', 'search'], ...pages])('rejects the route /%s/ as base URL', async (step) => {
    vi.stubEnv('BASE_URL', `/${step}/`);
    await expect(load()).rejects.toThrow('must not be the path of a page');
  });

  it('accepts a base URL that starts like a route', async () => {
    vi.stubEnv('BASE_URL', '/docs/visites/');
    await expect(load()).resolves.toMatchObject({ baseUrl: '/docs/visites/' });
  });
});
