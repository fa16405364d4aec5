import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledModules } from '@reliure/browser/node';
import { assertLicences, toLicenceList } from './licenceList.ts';
import { loadPackage } from './loadPackage.ts';
import { toPackageFolders } from './packageFolders.ts';

/**
 * Lists the packages whose code visitors get, and their licences.
 *
 * @param site Folder of the built site.
 * @param modules Paths of the modules of the visitors’ bundle.
 * @throws For a licence that is not allowed.
 */
export async function writeLicences(site: string, modules: ReadonlySet<string>): Promise<void> {
  const packages = await Promise.all(toPackageFolders([...modules, ...bundledModules()]).map(loadPackage));
  assertLicences(packages);
  await writeFile(join(site, 'licences.txt'), toLicenceList(packages));
}
