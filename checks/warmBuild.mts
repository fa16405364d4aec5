// Checks that caches never show an outdated state: edits sources in rounds, builds them with the caches of the build
// before, and compares each byte of the last build with a build without caches. This works on a copy in a temporary
// folder.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { compareFolders } from './warmBuild/compareFolders.ts';
import { applyEdits, rounds } from './warmBuild/edits.ts';
import { copySite } from './warmBuild/siteCopy.ts';

const copy = copySite();
const faults: string[] = [];
try {
  let site = await copy.build('before');
  let pagesBefore = readPages(site);
  for (const [round, edits] of rounds.entries()) {
    applyEdits(edits, copy.folder);
    site = await copy.build(`warm-${round}`);
    const pages = readPages(site);
    for (const { description, visibleText } of edits) {
      // A change that no page shows would not reveal an outdated build.
      if (pages.includes(visibleText) && !pagesBefore.includes(visibleText)) continue;
      faults.push(`No page shows the change of ${description}, or a page already showed it before: "${visibleText}".`);
    }
    pagesBefore = pages;
  }
  copy.clear();
  const cold = await copy.build('cold');
  const paths = compareFolders(site, cold);
  if (paths.length > 0) {
    const some = paths.slice(0, 10).join('\n  ');
    faults.push(`${paths.length} files in ${site} differ from those in ${cold}, for example:\n  ${some}`);
  }
} catch (error) {
  copy.remove();
  throw error;
}
for (const fault of faults) console.error(fault);
console.log(`${rounds.flat().length} changes, ${faults.length} faults in the warm builds.`);
if (faults.length === 0) copy.remove();
else console.error('The builds are kept for comparison.');
process.exitCode = faults.length === 0 ? 0 : 1;

function readPages(site: string): string {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((page) => readFileSync(join(site, page), 'utf8'))
    .join('\n');
}
