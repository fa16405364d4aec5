import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleParts } from './collectBundle.ts';
import { assertLicences, toLicenceList } from './licenceList.ts';
import { loadPackage } from './loadPackage.ts';
import { toPackageFolders } from './packageFolders.ts';
import { buildSbom } from './sbom.ts';
import { modulesOf, readScripts, type SiteFolders } from './shippedScripts.ts';

/**
 * Lists the packages whose code visitors get, as a text for people and as an SBOM.
 *
 * @throws For a licence that is not allowed, and for a script whose source files are unknown.
 */
export async function writeLicences(folders: SiteFolders, { modules, scripts }: BundleParts): Promise<void> {
  const others = await modulesOf(await readScripts(folders, scripts));
  const packages = await Promise.all(toPackageFolders([...modules, ...others]).map(loadPackage));
  assertLicences(packages);
  const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'));
  await writeFile(join(folders.site, 'licences.txt'), toLicenceList(packages));
  await writeFile(join(folders.site, 'sbom.cdx.json'), JSON.stringify(buildSbom(packages, lock), null, 2));
}
