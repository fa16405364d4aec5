// Edits sources, builds with the caches of the build before and from nothing, and compares each byte: a cache must not
// show an older state of anything. It works on a copy in a temporary folder.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { compareFolders } from './warmBuild/compareFolders';
import { edits, plant } from './warmBuild/edits';
import { copySite } from './warmBuild/siteCopy';

const copy = copySite();
try {
  const base = await copy.build('base');
  plant(copy.folder);
  const warm = await copy.build('warm');
  copy.clear();
  const cold = await copy.build('cold');

  // What no page shows would be the same in a stale build.
  const [before, after] = [readPages(base), readPages(cold)];
  const faults = edits
    .filter(({ shown }) => before.includes(shown) || !after.includes(shown))
    .map(({ what, shown }) => `No page shows the change of ${what}, or one did before: « ${shown} ».`);
  for (const path of compareFolders(warm, cold)) faults.push(`${path} is not the same in a warm and in a cold build.`);
  for (const fault of faults.slice(0, 30)) console.error(fault);
  console.log(`${edits.length} changes, ${faults.length} faults of the warm build.`);
  if (faults.length === 0) copy.remove();
  else console.error(`The builds stay in ${copy.folder}/.. to be compared.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  copy.remove();
  throw error;
}

function readPages(site: string): string {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((page) => readFileSync(join(site, page), 'utf8'))
    .join('\n');
}
