import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run, type Ended } from '../../../../scripts/run.mjs';
import type { Outcomes, Program, Workspace } from '../types.ts';

/** Writes a file to the folder of a language and returns its path. */
export async function writeIn(folder: string, name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

/** Runs a command in the workspace, with the environment variables that the samples read. */
export function execute(
  command: readonly string[],
  { files, environment }: Workspace,
  directory = files,
): Promise<Ended> {
  return run(command, { quiet: true, env: environment, cwd: directory });
}

/**
 * Reads the results of a driver: one line for each program, with its ID and either `ok` or an error message. A program
 * without a line did not run, and the driver’s own output contains the reason.
 */
export async function readOutcomes(file: string, programs: readonly Program[], { output }: Ended): Promise<Outcomes> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const outcomes = new Map(lines.map((line) => [line.split('\t')[0], line.slice(line.indexOf('\t') + 1)] as const));
  return new Map(
    programs.map(({ id }) => {
      const outcome = outcomes.get(id) ?? `The program did not run.\n${output}`;
      return [id, outcome === 'ok' ? null : outcome] as const;
    }),
  );
}

/** Returns the same outcome for every program, for a compiler that failed. */
export function failAll(programs: readonly Program[], message: string): Outcomes {
  return new Map(programs.map(({ id }) => [id, message]));
}
