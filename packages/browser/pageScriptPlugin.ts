import type { LoadContext, Plugin } from '@docusaurus/types';
import { join } from 'node:path';
import { setLanguage } from '@reliure/language';
import { member } from '@reliure/openapi';
import { bundleScript } from './bundleScript.ts';

/** Adds the page script to every page. */
export default async function pageScript({ baseUrl, siteConfig, i18n }: LoadContext): Promise<Plugin> {
  setLanguage(i18n.currentLocale);
  // The script is small enough to be inline, so it works as soon as the page is parsed.
  const code = await bundleScript(join(import.meta.dirname, 'script/main'), {
    BASE_URL: baseUrl,
    ANNOUNCEMENT_ID: member(member(siteConfig.themeConfig, 'announcementBar'), 'id') ?? null,
  });
  return {
    name: 'page-script',
    getPathsToWatch: () => ['script', 'shared'].map((folder) => join(import.meta.dirname, folder, '**/*.{js,ts}')),
    getClientModules: () => [join(import.meta.dirname, 'client/pageEvents')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: code }] }),
  };
}
