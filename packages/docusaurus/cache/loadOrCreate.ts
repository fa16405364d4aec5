import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LoadContext } from '@docusaurus/types';
import { language, translations } from '@reliure/language';
import { ifMissing } from '@reliure/openapi/node';
import { toHash } from '../plugin/toHash.ts';
import { hashCode } from './hashCode.ts';
import { writeAtomically } from './writeAtomically.ts';

/**
 * A hash of everything that a value is made from; `null` if some of it is unknown, in which case the value is not
 * cached.
 */
export type Key = string | null;

/**
 * Returns the cache key of a value that a package makes from some inputs, in the language of the site and with its translations.
 *
 * @param url URL of a module of the package.
 * @param inputs Plain data; the key is `null` if one of the inputs is `null`.
 */
export async function toKey(url: string, inputs: readonly unknown[]): Promise<Key> {
  return inputs.includes(null)
    ? null
    : toHash(JSON.stringify([await hashCode(url), language(), translations(), ...inputs]));
}

/** Returns the path of a cached value, in a folder that `docusaurus clear` deletes. */
export function cacheFile({ siteDir }: Pick<LoadContext, 'siteDir'>, name: string): string {
  return join(siteDir, 'node_modules', '.cache', 'kept', name);
}

/**
 * Returns the value cached under this key by an earlier build, or else calls `create` and caches its result.
 *
 * @param file Path of the cached value.
 * @param isCacheable Whether the key covers everything that the value was made from. If it does not, the value is not
 * cached.
 */
export async function loadOrCreate<T>(
  file: string,
  key: Key,
  create: () => T | Promise<T>,
  isCacheable: (created: T) => boolean = () => true,
): Promise<T> {
  if (key === null) return create();
  const cached = await readFile(file).catch(ifMissing(undefined));
  if (cached?.toString('latin1', 0, key.length) === key) return deserialize(cached.subarray(key.length)) as T;
  const created = await create();
  if (isCacheable(created)) await writeAtomically(file, [Buffer.from(key), serialize(created)]);
  return created;
}
