import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildCopy, isPage, addVersion } from './buildCopy.ts';
import { bundleScript } from '@reliure/browser/node';
import { writeAtomically } from '@reliure/docusaurus/node';
import { collectFiles } from './collectFiles.ts';
import type { OfflineOptions } from './options.ts';

interface CopySource {
  /** Folder of the built site. */
  readonly site: string;
  readonly search: string;
  readonly baseUrl: string;
}

/** Adds the version to each page, and writes the copy and its service worker, or the worker that removes copies. */
export async function writeCopy(
  { site, search, baseUrl }: CopySource,
  { hasOfflineCopy }: OfflineOptions,
): Promise<void> {
  const files = await collectFiles(site, search, baseUrl);
  const { summary, content } = buildCopy(files, baseUrl);
  // Written atomically, because another plugin may be reading the page.
  await Promise.all(
    files.filter(isPage).map(({ path, content: page }) => writeAtomically(path, [addVersion(page, summary.version)])),
  );
  const worker = hasOfflineCopy
    ? await bundleScript(join(import.meta.dirname, 'worker/serve'), { BASE_URL: baseUrl, COPY: summary })
    : await bundleScript(join(import.meta.dirname, 'worker/remove'));
  await writeFile(join(site, 'service-worker.js'), worker);
  if (!hasOfflineCopy) return;
  const copy = join(site, summary.url.slice(baseUrl.length));
  await mkdir(dirname(copy), { recursive: true });
  await writeFile(copy, content);
}
