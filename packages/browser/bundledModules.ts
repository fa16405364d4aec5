import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One list of files for each script that `bundleScript` makes, named after a hash of the script. */
const folder = resolve('node_modules/.cache/bundled-scripts');

/** Records the files that a script was made of, so that whoever finds the script in the built site can ask for them. */
export async function recordModules(code: string, modules: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(recordOf(code), JSON.stringify(modules));
}

/** Returns the files that a script was made of; `null` for one that `bundleScript` did not make, or that was changed since. */
export async function readModules(code: string): Promise<readonly string[] | null> {
  const record = await readFile(recordOf(code), 'utf8').catch(() => null);
  return record === null ? null : (JSON.parse(record) as readonly string[]);
}

function recordOf(code: string): string {
  return join(folder, `${createHash('sha256').update(code).digest('hex')}.json`);
}
