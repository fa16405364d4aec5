import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { publish } from '@reliure/publish/node';
import { apiReference } from '@reliure/reference/node';
import { localSearch } from '@reliure/search/node';
import { staticPagesPlugin } from '@reliure/static-pages/node';
import { theme } from '@reliure/theme/node';
import { readMessages, type Message } from './testing/readMessages.ts';

const packages = resolve(import.meta.dirname, '..');
const written = await Promise.all(
  readdirSync(packages).map(async (name) => [name, await readMessages(join(packages, name))] as const),
);

/** The packages whose components have messages. */
const translated = written.filter(([, messages]) => messages.length > 0);

function readTranslations(name: string, language: string): Readonly<Record<string, string>> {
  const file = join(packages, name, 'i18n', `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>) : {};
}

/** Returns the names in braces, and the number of plural forms. */
function toForm(text: string) {
  return { names: new Set(text.match(/\{\w+\}/g)), plurals: text.split('|').length };
}

/** Returns all messages that the plugins pass to Docusaurus, in a language. */
async function pluginMessages(currentLocale: string): Promise<Readonly<Record<string, string>>> {
  const siteConfig = { future: { experimental_router: 'browser', v4: {} } };
  const folders = { siteDir: '', generatedFilesDir: '', localizationDir: '' };
  const context = { ...folders, baseUrl: '/', siteConfig, i18n: { currentLocale } };
  const given = context as unknown as LoadContext;
  const plugins = [
    await staticPagesPlugin(given, {}),
    await theme(given, { id: 'default', customCss: [] }),
    apiReference(given, {
      id: 'default',
      contract: '',
      routeBasePath: 'api',
      changelogPage: null,
      hasScenarios: false,
      hasTypes: false,
      isCached: false,
      overlays: [],
    }),
    localSearch(given, { contexts: [] }),
    publish(given, { hasOfflineCopy: true }),
  ];
  const messages = await Promise.all(plugins.map(async (plugin) => plugin.getDefaultCodeTranslationMessages?.()));
  return Object.assign({}, ...messages) as Readonly<Record<string, string>>;
}

describe('messages of components', () => {
  it.each(translated)('of %s are in French too', (name, messages) => {
    const french = readTranslations(name, 'fr');
    const ids = [...new Set(messages.map(({ id }) => id))];
    // The theme also has messages of Docusaurus’s own theme.
    expect(
      Object.keys(french)
        .filter((id) => name !== 'theme' || ids.includes(id))
        .sort(),
    ).toEqual(ids.sort());
    for (const { id, text } of messages) expect({ id, ...toForm(french[id] ?? '') }).toEqual({ id, ...toForm(text) });
  });

  it('have one English text for each id', () => {
    const texts = new Map<string, Message['text']>();
    for (const { id, text, file } of translated.flatMap(([, messages]) => messages)) {
      expect({ file, id, text: texts.get(id) ?? text }).toEqual({ file, id, text });
      texts.set(id, text);
    }
  });

  it('reach a French site from the plugins, and an English one from the components', async () => {
    const french = translated.map(([name]) => readTranslations(name, 'fr'));
    expect(await pluginMessages('fr-CA')).toEqual(Object.assign({}, ...french));
    expect(await pluginMessages('en-US')).toEqual({});
  });
});
