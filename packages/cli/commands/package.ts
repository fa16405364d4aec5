import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles, readHeaders, toHostRules, toNginx } from '@reliure/publish/server';
import type { Run } from '../command.ts';
import { readSite } from '../site.ts';
import { UsageError } from '../usageError.ts';
import { assertBuilt } from './serveSite.ts';

/** Prepares a built site for a web server: writes compressed versions of its files, and the headers of its responses. */
export const packageSite: Run = async ({ site: siteFolder, options }) => {
  const { identity } = await readSite(siteFolder);
  const { folder = join(siteFolder, 'build'), headers: headersFile = join(siteFolder, 'nginx-headers.conf') } = options;
  const root = resolve(folder);
  assertBuilt(root, folder);
  const quality = readQuality(options['quality']);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const headers = readHeaders(root, identity.policy);
  writeFileSync(headersFile, toNginx(headers));
  writeFileSync(join(root, '_headers'), toHostRules(headers));
  const written = await compressFiles(files, quality);
  console.log(`${written} files compressed. Headers: ${headersFile} and ${join(folder, '_headers')}.`);
  return true;
};

function readQuality(written = '11'): number {
  const quality = Number(written);
  if (Number.isInteger(quality) && quality >= 1 && quality <= 11) return quality;
  throw new UsageError(`"${written}" is not a quality.`, 'Write a whole number from 1 to 11.');
}
