// npm run check: the checks that need no browser, or those that are named.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fail, readArguments } from './commandLine.mjs';
import { ensureInstalled } from './install.mjs';
import { buildPackages } from './packages.mjs';
import { run } from './run.mjs';
import { exitWith, runSteps } from './steps/runSteps.mjs';
import { frenchChecks, nightlySteps, quickSteps, siteChecks, slowSteps } from './steps.mjs';

const hint = 'npm run check -- --help lists the checks and options.';
const all = [...quickSteps, ...slowSteps, ...nightlySteps];
const quick = new Set(quickSteps.map(({ id }) => id));
const { values, positionals } = readArguments(
  { changed: { type: 'boolean' }, site: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  hint,
);
if (values.help) {
  console.log(help());
  process.exit(0);
}
ensureInstalled();
// Tests of bundles read what is built, and so do Docusaurus and the program.
if (!(await buildPackages())) process.exit(1);
const steps = values.changed
  ? await stepsForChanges()
  : values.site === undefined
    ? namedSteps(all)
    : namedSteps(await stepsOfSite(values.site));
exitWith(await runSteps(steps));

function help() {
  const list = (some) => some.map(({ id, about }) => `  ${id.padEnd(12)} ${about}`).join('\n');
  return `Usage: npm run check -- [options] [name …]

Without a name, runs these checks, two at a time:
${list(quickSteps)}

These take minutes, and run if they are named, and in npm test:
${list(slowSteps)}

These also run in npm run test:full, on the sites that were built last:
${list(nightlySteps)}

Options:
  --changed    Quick look at the files that differ from the last commit: their lint and layout, the unit tests of their
               folders, and those checks of texts that they can affect
  --site       Folder of another site than site/: runs only the checks of its contract and its texts
  --help       This text`;
}

/** Returns the steps that are named, or all quick ones. */
function namedSteps(known) {
  const unknown = positionals.filter((name) => !known.some(({ id }) => id === name));
  if (unknown.length > 0) fail(`There is no check named ${unknown.map((name) => `"${name}"`).join(', ')}.`, hint);
  return known.filter((step) => (positionals.length === 0 ? quick.has(step.id) : positionals.includes(step.id)));
}

/** Removes the option `--site`, which ends a command. */
function withoutSite(command) {
  const index = command.indexOf('--site');
  return index === -1 ? command : command.slice(0, index);
}

/** Returns the checks of another site’s contract and texts. */
async function stepsOfSite(site) {
  const { readSite } = await import('reliure/node');
  const { checks } = (await readSite(site)).identity;
  const ids = new Set([...siteChecks, ...(checks.french ? frenchChecks : [])]);
  return quickSteps
    .filter(({ id }) => ids.has(id))
    .map((step) => ({ ...step, command: [...withoutSite(step.command), '--site', site] }));
}

async function stepsForChanges() {
  if (positionals.length > 0)
    fail('--changed chooses the checks itself: leave out their names, or leave out --changed.', hint);
  const files = await changedFiles();
  if (files.length === 0) {
    console.log('No file differs from the last commit.');
    process.exit(0);
  }
  return quickSteps.flatMap((step) => {
    const affecting = files.filter((file) => step.affectedBy.some((pattern) => pattern.test(file)));
    if (affecting.length === 0) return [];
    const existing = affecting.filter((file) => existsSync(file));
    const isWhole = step.commandFor === undefined || existing.length === 0;
    return [{ ...step, command: isWhole ? step.command : step.commandFor(existing) }];
  });
}

/** Lists the files that were changed, added or removed since the last commit. */
async function changedFiles() {
  const changed = await run(['git', 'diff', '--name-only', 'HEAD'], { quiet: true });
  const added = await run(['git', 'ls-files', '--others', '--exclude-standard'], { quiet: true });
  if (!changed.ok || !added.ok) fail(`git could not list the changes: ${changed.output}${added.output}`, hint);
  return [...changed.output.split('\n'), ...added.output.split('\n')].filter((file) => file !== '');
}
