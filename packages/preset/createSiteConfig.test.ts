import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Config, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSiteConfig } from './createSiteConfig.ts';
import type { Identity } from './identity.ts';
import { smallest } from './testing/smallest.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'blog'));
  writeFileSync(join(folder, 'words.md'), '### Loan {#loan}\n\nA book that is lent.\n');
  writeFileSync(join(folder, 'sources.yaml'), 'statements: {}\n');
  writeFileSync(join(folder, 'synonyms.yaml'), 'loan: [lend]\n');
});

/** An identity with everything that is optional. */
const complete: Identity = {
  ...smallest,
  navbar: [
    { label: 'Blog', to: '/blog' },
    { label: 'Code', href: 'https://code.library.org' },
  ],
  announcement: { id: 'a', content: '<a href="/docs/log">New</a>' },
  blog: { title: 'Blog', description: 'Notes', sidebarTitle: 'Recent' },
  glossary: { file: 'words.md', page: '/docs/words' },
  sources: { file: 'sources.yaml', page: '/docs/sources' },
  changelog: { page: '/docs/log' },
  hasScenarios: true,
  hasOfflineCopy: true,
  synonyms: 'synonyms.yaml',
};

/** Lists the plugins of a configuration with their options. */
async function listPlugins({ plugins = [], themes = [], baseUrl, i18n }: Config) {
  const siteConfig = { future: { experimental_router: 'browser' } };
  const { defaultLocale: currentLocale } = i18n ?? {};
  const context = {
    siteDir: folder,
    generatedFilesDir: join(folder, '.docusaurus'),
    localizationDir: join(folder, 'i18n'),
    baseUrl,
    siteConfig,
    i18n: { currentLocale },
  };
  const entries = [...plugins, ...themes].map(
    async (config): Promise<readonly [string, Readonly<Record<string, unknown>>]> => {
      const [plugin, options = {}] = Array.isArray(config) ? config : [config];
      if (typeof plugin === 'string') return [plugin, options as Readonly<Record<string, unknown>>];
      if (typeof plugin !== 'function') throw new Error('A plugin is neither a name nor a function.');
      const { validateOptions = () => ({}) } = plugin as PluginModule;
      const checked = validateOptions({
        validate: (_schema, given) => given as never,
        options: { id: 'default', ...(typeof options === 'object' && options) },
      });
      const created = (await plugin(context as unknown as LoadContext, checked)) as Plugin;
      return [created.name, checked as Readonly<Record<string, unknown>>];
    },
  );
  return new Map(await Promise.all(entries));
}

describe('createSiteConfig', () => {
  it('leaves out what a site does not have', async () => {
    const config = createSiteConfig(folder, smallest);
    const plugins = await listPlugins(config);
    expect([...plugins.keys()]).not.toContain('glossary');
    expect([...plugins.keys()]).not.toContain('@docusaurus/plugin-content-blog');
    expect(plugins.get('api-reference')).toMatchObject({ changelogPage: null, hasScenarios: false });
    expect(plugins.get('publish')).toEqual({ id: 'default', hasOfflineCopy: false });
    expect(plugins.get('local-search')).toEqual({ id: 'default' });
    const docs = plugins.get('@docusaurus/plugin-content-docs');
    expect(namesOf(docs?.['beforeDefaultRemarkPlugins'])).toEqual(['inlineImages']);
    expect(namesOf(docs?.['remarkPlugins'])).toEqual([
      'excerptDirectives',
      'captionCalls',
      'lifecycleDirectives',
      'allowedImages',
      'accessibleTables',
      'markCode',
      'languageTabs',
    ]);
    expect(config.themeConfig).not.toHaveProperty('announcementBar');
    expect(JSON.stringify(config.themeConfig)).not.toContain('/blog');
  });

  it('includes what a site has', async () => {
    const config = createSiteConfig(folder, complete);
    const plugins = await listPlugins(config);
    expect([...plugins.keys()]).toEqual([
      'check-markdown',
      '@docusaurus/plugin-content-docs',
      '@docusaurus/plugin-content-blog',
      '@docusaurus/plugin-content-pages',
      '@docusaurus/plugin-sitemap',
      'api-reference',
      'glossary',
      'publish',
      'machine-files',
      '@docusaurus/theme-classic',
      'site-theme',
      'local-search',
    ]);
    expect(plugins.get('api-reference')).toMatchObject({ changelogPage: '/docs/log', hasScenarios: true });
    expect(plugins.get('local-search')).toHaveProperty('synonyms', 'synonyms.yaml');
    const docs = plugins.get('@docusaurus/plugin-content-docs');
    expect(namesOf(docs?.['beforeDefaultRemarkPlugins'])).toEqual([
      'scenarioDirective',
      'changelogDirective',
      'inlineImages',
    ]);
    expect(namesOf(docs?.['remarkPlugins'])).toContain('termDirectives');
    expect(JSON.stringify(config.themeConfig)).toContain('"to":"/blog"');
  });

  it('is strict and caches, unless a setting says otherwise', async () => {
    for (const [settings, isCached, isStrict, unlinks] of [
      [{}, true, true, false],
      [{ isReferenceCached: false }, false, true, false],
      [{ allowsMissingParts: true }, true, false, false],
      [{ unlinksMissingOperations: true }, true, true, true],
    ] as const) {
      const plugins = await listPlugins(createSiteConfig(folder, { ...complete, ...settings }));
      const docs = plugins.get('@docusaurus/plugin-content-docs');
      expect(plugins.get('api-reference')).toHaveProperty('isCached', isCached);
      expect(await refusesMissingScenario(docs)).toBe(isStrict);
      expect(namesOf(docs?.['remarkPlugins']).includes('unlinkMissingOperations')).toBe(unlinks);
    }
  });

  it('has several references, each with its plugin and its link in the navbar', async () => {
    const partner = { id: 'partner', label: 'Partner API', contract: 'partner.yaml', routeBasePath: '/partner/' };
    const config = createSiteConfig(folder, { ...smallest, routeBasePath: 'reference', otherReferences: [partner] });
    const plugins = await listPlugins({ ...config, plugins: (config.plugins ?? []).filter(Array.isArray) });
    expect(plugins.get('api-reference')).toMatchObject({ id: 'partner', label: 'Partner API', changelogPage: null });
    expect(JSON.stringify(config.themeConfig)).toContain('{"to":"/partner","label":"Partner API","position":"left"}');
    expect(JSON.stringify(config)).not.toContain('partner.yaml');
  });

  it('contains no path of this machine, because visitors receive it', () =>
    expect(JSON.stringify(createSiteConfig(folder, complete))).not.toContain(folder));

  it('says in the footer that addresses are fictitious', () => {
    const footer = ({ themeConfig }: Config) => JSON.stringify(themeConfig?.['footer']);
    expect(footer(createSiteConfig(folder, smallest))).not.toContain('fictitious');
    expect(footer(createSiteConfig(folder, { ...smallest, hasFictitiousHosts: true }))).toContain('fictitious');
  });

  it.each([
    ['fr', 'Français', 'Retour à l’appel de note 2, 3', 'hors-ligne.mdx', 'sont fictives'],
    ['en', 'English', 'Back to reference 2-3', 'offline.mdx', 'are fictitious'],
  ] as const)('speaks %s', async (language, label, back, offlinePage, footer) => {
    const config = createSiteConfig(folder, {
      ...complete,
      language,
      hasFictitiousHosts: true,
      hasOfflineCopy: false,
    });
    const plugins = await listPlugins(config);
    expect(config.i18n).toEqual({
      defaultLocale: language,
      locales: [language],
      localeConfigs: { [language]: { label, direction: 'ltr', htmlLang: language } },
    });
    const { footnoteBackLabel } = config.markdown?.remarkRehypeOptions ?? {};
    expect(typeof footnoteBackLabel === 'function' && footnoteBackLabel(1, 3)).toBe(back);
    expect(plugins.get('@docusaurus/plugin-content-pages')?.['exclude']).toContain(offlinePage);
    expect(plugins.get('@docusaurus/plugin-content-blog')).toHaveProperty('feedOptions.language', language);
    expect(JSON.stringify(config.themeConfig)).toContain(footer);
  });

  it('adds the base URL to the links of the announcement', () =>
    expect(createSiteConfig(folder, { ...complete, baseUrl: '/site/' }).themeConfig).toHaveProperty(
      'announcementBar.content',
      '<a href="/site/docs/log">New</a>',
    ));

  describe('an announcement of an end', () => {
    const announcement = { id: 'a', content: 'Until {day}.', ends: 'GET /v1/books' };
    const write = (entries: string) => {
      const releases = join(folder, dirname(complete.contract), 'versions');
      mkdirSync(releases, { recursive: true });
      writeFileSync(join(releases, 'announcements.yaml'), entries);
    };
    const toContent = (settings: Partial<Identity> = {}) =>
      createSiteConfig(folder, { ...complete, announcement, ...settings }).themeConfig?.['announcementBar'];

    it('has the day of the newest entry', () => {
      const entry = (day: string) => `[{ on: GET /v1/books, text: a, remedy: b, until: '${day}' }]`;
      write(`2.0.0: ${entry('2027-06-30')}\n1.0.0: ${entry('2027-01-31')}\n`);
      expect(toContent()).toMatchObject({ content: 'Until 30\u00a0June 2027.' });
    });

    it('is refused without an entry, unless the contract is only tried', () => {
      write('2.0.0: [{ on: GET /v1/books, text: a }]\n');
      expect(toContent).toThrow('no entry of the changelog announces its end');
      expect(toContent({ allowsMissingParts: true })).toBeUndefined();
    });
  });

  it.each(['/docs/', '/api/', '/search/'])('rejects the base URL %s, which would be that of a page', (baseUrl) =>
    expect(() => createSiteConfig(folder, { ...smallest, baseUrl })).toThrow('must not be the path of a page'),
  );

  it('rejects a page whose file is not UTF-8', () => {
    const { preprocessor } = createSiteConfig(folder, smallest).markdown ?? {};
    const page = { filePath: join(folder, 'docs/a.md'), fileContent: 'caf\ufffd' };
    expect(() => preprocessor?.(page)).toThrow('The file is not UTF-8.');
  });

  it('rejects a faulty identity, with the file and the setting', () =>
    expect(() => createSiteConfig(folder, { ...smallest, title: '' })).toThrow(
      /1 problem in the identity of the site:[^]*identity\.ts {2}title\n {2}The value "" is wrong: it is empty/,
    ));
});

/** Whether the plugins of guides refuse a scenario that the contract does not have. */
async function refusesMissingScenario(docs: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
  const generated = join(folder, '.docusaurus/api-reference/default');
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, 'scenarios.json'), '{ "basePath": "/api", "downloadFolder": "", "data": [] }');
  const [attach] = docs['beforeDefaultRemarkPlugins'] as readonly (() => (tree: object, file: object) => unknown)[];
  const directive = { type: 'leafDirective', name: 'scenario', attributes: { name: 'missing' }, children: [] };
  try {
    await attach?.()({ type: 'root', children: [directive] }, { path: 'guide.md' });
    return false;
  } catch (error) {
    expect(String(error)).toContain('guide.md');
    return true;
  }
}

/** Returns the names of remark plugins, which may have options. */
function namesOf(plugins: unknown): readonly string[] {
  return (plugins as readonly unknown[]).map((plugin) => {
    const [given] = Array.isArray(plugin) ? (plugin as readonly unknown[]) : [plugin];
    return typeof given === 'function' ? given.name : String(given);
  });
}
