// Cuts a release of the contract: `npm run release -- 1.6.0` freezes it as it is now, under today’s date.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { closeNext } from '../core/changes/closeNext';
import { entriesFile, loadReleases } from '../core/changes/load';
import { compareVersions, isVersion, toReleaseText } from '../core/changes/releaseFile';
import { toShape } from '../core/changes/shape';
import { loadContract } from '../core/contract/load';
import { identity } from '../identity';
import { releaseFaults } from './contract/changes';

const [version = '', date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const folder = join(dirname(identity.contract), 'versions');
const last = (await loadReleases(folder)).at(-1);

if (!isVersion(version)) {
  refuse(`"${version}" is no version. Give one such as 1.6.0: npm run release -- 1.6.0 [YYYY-MM-DD]`);
} else if (last !== undefined && compareVersions(version, last.version) <= 0) {
  refuse(`${version} does not come after ${last.version}. Give a higher number.`);
} else {
  const { document, files } = await loadContract(identity.contract);
  const faults = await releaseFaults(identity.contract, files, document);
  for (const { place, message, remedy } of faults) refuse(`${place}\n  ${message}\n  → ${remedy}`);
  if (faults.length === 0) await release(document);
}

async function release(document: Parameters<typeof toShape>[0]): Promise<void> {
  const shape = { ...toShape(document), info: { version } };
  await writeFile(join(folder, `${version}.json`), toReleaseText({ version, date, shape }, last));
  await rewrite(join(folder, entriesFile), (text) => closeNext(text, version));
  await rewrite(identity.contract, (text) => text.replace(/^( {2}version:).*$/m, `$1 ${version}`));
  console.log(
    `${join(folder, `${version}.json`)} holds the contract as it is now. Commit it with ${identity.contract}.`,
  );
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
