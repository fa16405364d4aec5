import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The folder with one list of files for each script that `bundleScript` makes, named after a hash of the script. */
const folder = resolve('node_modules/.cache/bundled-scripts');

/** Records the source files of a script, so that they can be looked up for a script found in the built site. */
export async function recordModules(code: string, modules: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(recordOf(code), JSON.stringify(modules));
}

/** Returns the source files of a script; `null` if `bundleScript` did not make it, or it was changed since. */
export async function readModules(code: string): Promise<readonly string[] | null> {
  const record = await readFile(recordOf(code), 'utf8').catch(() => null);
  return record === null ? null : (JSON.parse(record) as readonly string[]);
}

function recordOf(code: string): string {
  return join(folder, `${createHash('sha256').update(code).digest('hex')}.json`);
}
