import { posix } from 'node:path';
import { member, members, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** A package as pinned by npm’s lock file. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** `name@version`. */
  readonly id: string;
  /** SHA-512 of its archive, in hexadecimal; `null` if the lock file has none. */
  readonly sha512: string | null;
  /** The dependencies that are installed, each as `name@version`. */
  readonly dependencies: readonly string[];
}

/** The contents of a lock file. */
export interface LockFile {
  readonly site: LockedPackage;
  readonly packages: readonly LockedPackage[];
}

/**
 * Reads npm’s lock file.
 *
 * @param lock Its JSON, of version 2 or 3.
 * @throws If it does not name the site.
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
export function readLockFile(lock: unknown): LockFile {
  const entries = toObject(member(lock, 'packages'));
  const [site] = toLocked('', entries);
  if (site === undefined) {
    throw new Error(
      'package-lock.json does not contain the name and version of the site. Regenerate it: npm install --package-lock-only',
    );
  }
  return { site, packages: Object.keys(entries).flatMap((folder) => (folder === '' ? [] : toLocked(folder, entries))) };
}

/** Returns the package of an entry; none for an entry that only links to another folder. */
function toLocked(folder: string, entries: JsonObject): readonly LockedPackage[] {
  const names = toNames(folder, entries);
  if (names === undefined) return [];
  const entry = member(entries, folder);
  const dependencies = dependencyNames(entry).flatMap((name) => {
    const found = findFolder(name, folder, entries);
    return found === undefined ? [] : (toNames(found, entries)?.id ?? []);
  });
  return [{ ...names, sha512: toSha512(member(entry, 'integrity')), dependencies }];
}

/** Reads the name and version of an entry. It has a `name` only if the package is installed under another one. */
function toNames(folder: string, entries: JsonObject): Pick<LockedPackage, 'name' | 'version' | 'id'> | undefined {
  const entry = member(entries, folder);
  const name = toText(member(entry, 'name')) ?? folder.slice(folder.lastIndexOf(modules) + modules.length);
  const version = toText(member(entry, 'version'));
  return version === undefined ? undefined : { name, version, id: `${name}@${version}` };
}

const modules = 'node_modules/';

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

function dependencyNames(entry: unknown): readonly string[] {
  return [...new Set(dependencyKinds.flatMap((kind) => members(member(entry, kind)).map(([name]) => name)))];
}

/**
 * Finds the folder of a package as Node.js does: in the requiring folder, or else in one of its parent folders.
 *
 * @see https://nodejs.org/api/modules.html#loading-from-node_modules-folders
 */
function findFolder(name: string, from: string, entries: JsonObject): string | undefined {
  const folder = posix.join(from, modules, name);
  if (Object.hasOwn(entries, folder)) return folder;
  return from === '' ? undefined : findFolder(name, from.slice(0, Math.max(0, from.lastIndexOf(modules) - 1)), entries);
}

/** @see https://www.w3.org/TR/SRI/#integrity-metadata */
function toSha512(integrity: unknown): string | null {
  const hash = /(?:^|\s)sha512-(\S+)/.exec(toText(integrity) ?? '')?.[1];
  return hash === undefined ? null : Buffer.from(hash, 'base64').toString('hex');
}
