// npm run adopt: makes a site for another contract, in a new folder of this repository.
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setLanguage } from '@reliure/language';
import { ProblemsError } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { buildReference, reservedSlugs } from '@reliure/reference';
import { reportError } from '../../checks/report.ts';
import { fail, readArguments } from '../commandLine.mjs';
import { run } from '../run.mjs';
import { optionProblems, chosenLanguage, type Options } from './optionProblems.ts';
import { toAdoption } from './toAdoption.ts';
import { writeSite } from './writeSite.ts';

const usage = `Usage: npm run adopt -- --contract <file> --title <title> --url <origin> [options]

Makes a site for an OpenAPI 3.0 or 3.1 contract, in YAML or JSON, from the example.

  --contract   Root file of the contract; the files that it refers to are copied with it
  --title      Name of the API, such as "Library API"
  --url        Origin of the published site, such as https://docs.company.com
  --into       New folder for the site; by default, the title in lower case
  --language   Language of the pages and of the interface, en or fr; by default, en
  --tagline    One sentence about the API; by default, the summary of the contract
  --dry-run    Only shows what would be written
  --help       This text`;

const text = { type: 'string' } as const;
const hint = 'npm run adopt -- --help shows the options.';
const { values, positionals } = readArguments(
  {
    contract: text,
    title: text,
    url: text,
    language: text,
    into: text,
    tagline: text,
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
  hint,
);
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}

if (positionals.length > 0) {
  const unexpected = positionals.map((argument) => JSON.stringify(argument)).join(', ');
  fail(`The command takes no ${unexpected}: quote values that contain spaces.`, hint);
}

try {
  await adopt(readOptions());
} catch (error) {
  reportError(error, 'Nothing was written. Correct this, and run the command again.');
}

/** @throws ProblemsError with all that is wrong. */
function readOptions(): Options {
  const problems = optionProblems(values);
  const { contract, title, url, tagline, into } = values;
  const language = chosenLanguage(values);
  const isComplete = contract !== undefined && title !== undefined && url !== undefined && language !== null;
  if (!isComplete || problems.length > 0) {
    throw new ProblemsError(problems, { subject: 'the options' });
  }
  return {
    language,
    contract,
    title,
    url,
    ...(tagline !== undefined && { tagline }),
    ...(into !== undefined && { into }),
  };
}

async function adopt({ contract, into, ...settings }: Options): Promise<void> {
  setLanguage(settings.language);
  const { document, files: contractFiles } = await loadContract(contract, { reservedSlugs: reservedSlugs() });
  const { operations } = buildReference({ document });
  const { folder, files } = await toAdoption({
    ...settings,
    ...(into !== undefined && { folder: into }),
    document,
    operations,
    contractFile: resolve(contract),
    contractFiles,
  });

  console.log(`\n${values['dry-run'] === true ? 'Would write' : 'Writing'} ${String(files.size)} files:`);
  for (const path of files.keys()) console.log(`  ${join(folder, path)}`);
  if (values['dry-run'] === true) return;
  await writeSite(folder, files);
  await checkAndBuild(folder, operations.length);
}

async function checkAndBuild(folder: string, count: number): Promise<void> {
  console.log('\nChecking…');
  const checked = await run(['node', 'scripts/check.mjs', '--site', folder]);
  console.log('\nBuilding…');
  const built = await run(['node', 'scripts/build.mjs', '--site', folder]);
  if (!built.ok) {
    console.error(`\nThe files are in ${folder}/, but no site could be built from them; the messages above say why.`);
    process.exitCode = 1;
    return;
  }
  console.log(`
The site of ${String(count)} operations is in ${join(folder, 'build')}.${checked.ok ? '' : ' The checks found problems: see above.'}

Next:
  npm run serve -- --site ${folder}     look at it
  npm run dev -- --site ${folder}       write guides in ${folder}/docs/, and see them as you save
  npm run check -- --site ${folder}     find what is wrong, with file, line and remedy
  npm run package -- --site ${folder}   prepare ${folder}/build/ for a server

site/ADOPTING.md says what else a site can have, and how it is published.`);
}
