import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { join } from 'node:path';
import { member } from '@reliure/openapi';
import { bundleScript } from './bundleScript.ts';

/** What a theme adds to every page for the page script. */
interface PageScript {
  readonly tag: HtmlTagObject;
  /** Path of the client module that notifies the script of what React shows. */
  readonly clientModule: string;
  /** Patterns of the script’s source files. */
  readonly sources: readonly string[];
}

/** Bundles the page script. It is small enough to be inline, so it works as soon as the page is parsed. */
export async function pageScript({
  baseUrl,
  siteConfig,
}: Pick<LoadContext, 'baseUrl' | 'siteConfig'>): Promise<PageScript> {
  const innerHTML = await bundleScript(join(import.meta.dirname, 'script/main'), {
    BASE_URL: baseUrl,
    // The template of pages, without which React’s scripts are loaded with the page.
    STARTS_LATE: siteConfig.ssrTemplate?.includes(' data-app=') === true,
    ANNOUNCEMENT_ID: member(member(siteConfig.themeConfig, 'announcementBar'), 'id') ?? null,
  });
  return {
    tag: { tagName: 'script', innerHTML },
    clientModule: join(import.meta.dirname, 'client/pageEvents'),
    sources: ['script', 'shared'].map((folder) => join(import.meta.dirname, folder, '**/*.{js,ts}')),
  };
}
