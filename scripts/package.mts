// npm run package: prepares the built site for a web server. Writes compressed versions of its files, and the headers
// of its responses.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { compressFiles, readHeaders, toHostRules, toNginx } from '@reliure/publish/server';
import { readArguments, siteOption } from './commandLine.mjs';
import { readIdentity } from './site.mts';

const { values } = readArguments(
  {
    ...siteOption,
    folder: { type: 'string' },
    headers: { type: 'string', default: 'packages/publish/nginx/headers.conf' },
    quality: { type: 'string', default: '11' },
  },
  'npm run package -- [--site <folder>] [--folder <built site>] [--headers <file>] [--quality <1 to 11>]',
);
const folder = values.folder ?? join(values.site, 'build');
const site = resolve(folder);
if (!existsSync(join(site, 'index.html'))) {
  console.error(`There is no built site in ${folder}. Build it first: npm run build -- --site ${values.site}`);
  process.exit(1);
}
const quality = Number(values.quality);
if (!Number.isInteger(quality) || quality < 1 || quality > 11) {
  console.error(`--quality must be a whole number from 1 to 11, not "${values.quality}".`);
  process.exit(1);
}

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const { policy } = await readIdentity(values.site);
const headers = readHeaders(site, policy);
writeFileSync(values.headers, toNginx(headers));
writeFileSync(join(site, '_headers'), toHostRules(headers));
const written = await compressFiles(files, quality);
console.log(`${written} files compressed. Headers: ${values.headers} and ${join(folder, '_headers')}.`);
