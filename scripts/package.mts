// npm run package: prepares the built site for a web server. Writes compressed versions of its files, and the headers
// of its responses.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { compressFiles, readHeaders, toHostRules, toNginx } from '@apidoc/publish/server';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'site/build' },
    headers: { type: 'string', default: 'packages/publish/nginx/headers.conf' },
    quality: { type: 'string', default: '11' },
  },
});
const site = resolve(values.site);
if (!existsSync(join(site, 'index.html'))) {
  console.error(`There is no built site in ${values.site}. Build it first: npm run build`);
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
const headers = readHeaders(site);
writeFileSync(values.headers, toNginx(headers));
writeFileSync(join(site, '_headers'), toHostRules(headers));
const written = await compressFiles(files, quality);
console.log(`${written} files compressed. Headers: ${values.headers} and ${join(values.site, '_headers')}.`);
