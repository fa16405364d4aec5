import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackagesFile } from '../../plugins/licences/shippedPackagesFile';

/** Packages whose code visitors get, each as `name@version`. @throws When the site was not built here. */
export function readShippedPackages(): readonly string[] {
  const file = join('.docusaurus', shippedPackagesFile);
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the site first: npm run build`);
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} holds no list. Build the site anew: npm run build`);
  return list.map(String);
}
