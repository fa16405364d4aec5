import { resolve } from 'node:path';
import type { Identity } from '@apidoc/preset';
import type { Reference } from '@apidoc/reference';
import { loadReference } from '@apidoc/reference/node';
import { identity } from '../site/identity';
import { test } from './test';

const references = new Map<string, Promise<Reference>>();

/**
 * Loads the reference as the build does, with the same options, so that it finds what the build has cached.
 *
 * @param folder Folder of the site.
 */
export function readReference(site: Identity = identity, folder = 'site'): Promise<Reference> {
  // Without the cache, loading takes a while.
  test.slow();
  const known = references.get(folder) ?? load(site, folder);
  references.set(folder, known);
  return known;
}

async function load(site: Identity, folder: string): Promise<Reference> {
  const { content } = await loadReference(
    resolve(site.contract),
    { changelogPage: site.changelog?.page ?? null, hasScenarios: site.hasScenarios, isCached: true },
    { siteDir: resolve(folder), baseUrl: site.baseUrl, siteConfig: { url: site.url } },
  );
  return content;
}
