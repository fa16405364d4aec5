import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes a file atomically, so that an interrupted process leaves no partial file. */
export async function writeAtomically(file: string, content: string | readonly Buffer[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${threadId}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
