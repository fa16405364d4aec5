import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { loadContract, type Contract } from '../load.ts';
import { ProblemsError } from '../../problems/problemsError.ts';

/** The text of each file of a contract, by its name. The first one is the root. */
export type Files = Readonly<Record<string, string>>;

/** What a contract came to: the contract, or the problems for which it is refused, as a person reads them. */
export type Outcome = { readonly contract: Contract } | { readonly refused: string };

/** Returns a function that reads a contract from files that it writes to a new folder. */
export function contractFolder(): (files: Files) => Promise<Outcome> {
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return async (files) => {
    const here = join(folder, String((count += 1)));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(here, name)), { recursive: true });
      await writeFile(join(here, name), text);
    }
    try {
      return { contract: await loadContract(join(here, Object.keys(files)[0] ?? '')) };
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      return { refused: error.message.replaceAll(here, '.') };
    }
  };
}

/** Returns the contract of an outcome. @throws Error with the problems, if it was refused. */
export function accepted(outcome: Outcome): Contract {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.contract;
}

/** Returns the problems of an outcome. @throws Error if the contract was accepted. */
export function refusal(outcome: Outcome): string {
  if ('contract' in outcome) throw new Error('The contract was accepted.');
  return outcome.refused;
}
