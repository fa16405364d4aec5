import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildCopy, isPage, addVersion } from './buildCopy.ts';
import { bundleScript } from '@reliure/browser/node';
import { writeAtomically } from '@reliure/docusaurus/node';
import { collectFiles, type FileSource } from './collectFiles.ts';
import type { OfflineOptions } from './options.ts';

/** Adds the version to each page, and writes the copy and its service worker, or the worker that removes copies. */
export async function writeCopy(source: FileSource, { hasOfflineCopy }: OfflineOptions): Promise<void> {
  const { site, baseUrl } = source;
  const files = await collectFiles(source);
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
