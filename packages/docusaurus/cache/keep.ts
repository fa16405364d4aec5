import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LoadContext } from '@docusaurus/types';
import { ifMissing } from '@apidoc/openapi/node';
import { toHash } from '../plugin/toHash';
import { hashCode } from './hashCode';
import { writeWhole } from './writeWhole';

/** Stands for everything that a value is made from; `null` where not all of it is known, and nothing is kept. */
export type Key = string | null;

/**
 * The key of what this build’s code makes from some inputs.
 *
 * @param inputs Plain data; the key is `null` if one of them is.
 */
export async function toKey(inputs: readonly unknown[], code: Promise<string> = hashCode()): Promise<Key> {
  return inputs.includes(null) ? null : toHash(JSON.stringify([await code, ...inputs]));
}

/** Where a value is kept: where `docusaurus clear` clears. */
export function keptFile({ siteDir }: Pick<LoadContext, 'siteDir'>, name: string): string {
  return join(siteDir, 'node_modules', '.cache', 'kept', name);
}

/**
 * What `make` makes, or what it made in the last build if that had the same key.
 *
 * @param file Holds the value.
 * @param isKeepable Whether the key stands for all that the value was made from.
 */
export async function keep<T>(
  file: string,
  key: Key,
  make: () => T | Promise<T>,
  isKeepable: (made: T) => boolean = () => true,
): Promise<T> {
  if (key === null) return make();
  const kept = await readFile(file).catch(ifMissing(undefined));
  if (kept?.toString('latin1', 0, key.length) === key) return deserialize(kept.subarray(key.length)) as T;
  const made = await make();
  if (isKeepable(made)) await writeWhole(file, [Buffer.from(key), serialize(made)]);
  return made;
}
