import { resolve } from 'node:path';
import { setLanguage } from '@reliure/language';
import type { Identity } from '@reliure/preset';
import { loadReference } from '@reliure/reference/node';
import { identity } from '../site/identity.ts';
import { test } from './test.ts';

type Content = Awaited<ReturnType<typeof loadReference>>['content'];

const references = new Map<string, Promise<Content>>();

/**
 * Loads the reference as the build does, with the same options, so that it finds what the build has cached.
 *
 * @param folder Folder of the site.
 */
export function readReference(site: Identity = identity, folder = 'site'): Promise<Content> {
  // Without the cache, loading takes a while.
  test.slow();
  const known = references.get(folder) ?? load(site, folder);
  references.set(folder, known);
  return known;
}

async function load(site: Identity, folder: string): Promise<Content> {
  setLanguage(site.language);
  const { content } = await loadReference(
    resolve(folder, site.contract),
    { changelogPage: site.changelog?.page ?? null, hasScenarios: site.hasScenarios, isCached: true },
    { siteDir: resolve(folder), baseUrl: site.baseUrl, siteConfig: { url: site.url } },
  );
  return content;
}
