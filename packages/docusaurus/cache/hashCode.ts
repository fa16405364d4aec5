import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { toHash } from '../plugin/toHash.ts';
import { hashFolder } from './hashFolder.ts';

const hashes = new Map<string, Promise<string>>();

/**
 * Returns a hash of a package and all packages that it depends on, and of the version of Node.js. An installed package
 * is identified by its version, one of a workspace by its content.
 *
 * @param url URL of a module of the package.
 */
export function hashCode(url: string): Promise<string> {
  const folder = packageFolder(dirname(fileURLToPath(url)));
  const hash = hashes.get(folder) ?? computeHash(folder);
  hashes.set(folder, hash);
  return hash;
}

async function computeHash(folder: string): Promise<string> {
  const packages = new Map<string, string>();
  await addPackage(folder, packages);
  return toHash([...[...packages.values()].sort(), JSON.stringify(process.versions)].join('\n'));
}

/** Adds a package and its dependencies. @param packages Names with a version or a hash, by folder. */
async function addPackage(folder: string, packages: Map<string, string>): Promise<void> {
  const real = await realpath(folder);
  if (packages.has(real)) return;
  const {
    name,
    version,
    dependencies = {},
  } = JSON.parse(await readFile(join(real, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const isInstalled = /[\\/]node_modules[\\/]/.test(real);
  packages.set(real, `${name} ${isInstalled ? version : await hashFolder(join(real, 'dist'))}`);
  const { resolve } = createRequire(join(real, 'package.json'));
  for (const dependency of Object.keys(dependencies)) {
    const found = resolve
      .paths(dependency)
      ?.map((modules) => join(modules, dependency))
      .find((path) => existsSync(join(path, 'package.json')));
    if (found !== undefined) await addPackage(found, packages);
  }
}

function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder));
}
