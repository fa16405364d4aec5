// Cuts a release of a site’s contract: `npm run release -- 1.6.0` freezes its present state under today’s date.
import { dirname, join } from 'node:path';
import process from 'node:process';
import { loadReleases } from '@reliure/changelog/node';
import { loadContract } from '@reliure/openapi/node';
import { releaseProblems } from '../../checks/releases/changes.ts';
import { reportError, reportProblems } from '../../checks/report.ts';
import { cutRelease, toLocalDate, toReleaseError } from '../../checks/releases/cutRelease.ts';
import { readArguments, siteOption } from '../commandLine.mjs';
import { readIdentity } from '../site.mts';
import { lastFullRunError } from './lastFullRun.mts';

const { values, positionals } = readArguments(siteOption, 'npm run release -- <version> [date] [--site <folder>]');
const [version = '', date = toLocalDate(new Date())] = positionals;
const identity = await readIdentity(values.site);
try {
  const last = (await loadReleases(join(dirname(identity.contract), 'versions'))).at(-1);
  const releaseError = lastFullRunError() ?? toReleaseError(version, date, last);

  if (releaseError !== null) {
    reportReleaseError(releaseError);
  } else {
    const { document, files } = await loadContract(identity.contract);
    const problems = await releaseProblems(identity.contract, files, document);
    reportProblems(problems);
    if (problems.length === 0) {
      const file = await cutRelease(identity.contract, { version, date }, document, last);
      console.log(`${file} contains the contract as it is now. Commit it with ${identity.contract}.`);
    }
  }
} catch (error) {
  reportError(error);
}

function reportReleaseError(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
