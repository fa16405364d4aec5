import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { member, toText } from '@reliure/openapi';
import type { ShippedPackage } from './types.ts';

/** Reads the name, version and licence of a package. @throws If package.json lacks one of them. */
export async function loadPackage(folder: string): Promise<ShippedPackage> {
  const file = join(folder, 'package.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  const read = (key: string): string => {
    const value = toText(member(manifest, key));
    if (value === undefined)
      throw new Error(`${file}: \`${key}\` is missing, but is required for a package whose code visitors get.`);
    return value;
  };
  const licenceFile = (await readdir(folder)).sort().find((name) => /^licen[cs]e/i.test(name));
  const text = licenceFile === undefined ? null : await readFile(join(folder, licenceFile), 'utf8');
  return { name: read('name'), version: read('version'), licence: read('license'), text: text?.trim() ?? null };
}
