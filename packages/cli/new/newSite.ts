import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setLanguage } from '@reliure/language';
import { ProblemsError, countOf, slugify } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { buildReference, reservedSlugs } from '@reliure/reference';
import type { Run } from '../command.ts';
import { ask, askToInstall, isTerminal } from './ask.ts';
import { optionProblems, readOptions, type Options, type WrittenOptions } from './optionProblems.ts';
import { install, managerFiles, packageManager } from './packageManager.ts';
import { toNewSite } from './toNewSite.ts';
import type { ProgramManifest } from './toManifest.ts';
import { writeSite } from './writeSite.ts';

/** Makes a site for a contract. In a terminal, asks for what the command does not say. */
export const newSite: Run = async ({ options, flags, parameters: [folder] }) => {
  const written: WrittenOptions = { ...options, ...(folder !== undefined && { folder }) };
  const isAsked = isTerminal() && optionProblems(written).some(({ isMissing }) => isMissing);
  const answered = isAsked ? await ask(written) : written;
  if (answered === null) {
    console.log('Nothing was written.');
    return false;
  }
  const problems = optionProblems(answered);
  if (problems.length > 0) throw new ProblemsError(problems, { subject: 'the options' });
  const chosen = readOptions(answered);
  const manager = packageManager();
  const count = await write(chosen, manager);
  const installs = flags.has('install') || (isAsked && (await askToInstall(manager)));
  const isInstalled = installs && (await install(manager, chosen.folder));
  console.log(`\nThe site, with ${countOf(count, 'operation')}, is in ${chosen.folder}. Next:\n`);
  if (resolve(chosen.folder) !== resolve()) console.log(`  cd ${chosen.folder}`);
  if (!isInstalled) console.log(`  ${manager} install`);
  console.log(`  ${manager} run dev`);
  return !installs || isInstalled;
};

/** Writes a site. Returns the number of operations of its contract. */
async function write({ contract, folder, ...settings }: Options, manager: string): Promise<number> {
  setLanguage(settings.language);
  const { document, files: contractFiles } = await loadContract(contract, { reservedSlugs: reservedSlugs() });
  const { operations } = buildReference({ document });
  const { files } = toNewSite({
    ...settings,
    name: slugify(basename(resolve(folder))) || 'docs',
    document,
    operations,
    contractFile: resolve(contract),
    contractFiles,
    // The program runs from the folder dist/new/ of its package.
    program: JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as ProgramManifest,
  });
  await writeSite(folder, new Map([...files, ...managerFiles(manager)]));
  return operations.length;
}
