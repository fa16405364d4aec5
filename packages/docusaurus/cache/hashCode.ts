import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toHash } from '../plugin/toHash.ts';
import { hashFolder } from './hashFolder.ts';

let hash: Promise<string> | undefined;

/** Returns a hash of the code that builds the site, of the packages that it uses and of the version of Node.js. */
export function hashCode(): Promise<string> {
  hash ??= computeHash();
  return hash;
}

async function computeHash(): Promise<string> {
  const packages = resolve(__dirname, '../..');
  const lock = await readFile(join(packages, '../package-lock.json'));
  return toHash([await hashFolder(packages), toHash(lock), JSON.stringify(process.versions)].join());
}
