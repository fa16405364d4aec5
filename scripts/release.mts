// Cuts a release of the contract: `npm run release -- 1.6.0` freezes its present state under today’s date.
import { dirname, join } from 'node:path';
import process from 'node:process';
import { loadReleases } from '@apidoc/changelog/node';
import { loadContract } from '@apidoc/openapi/node';
import { identity } from '../site/identity';
import { releaseProblems } from '../checks/releases/changes';
import { reportError, reportProblems } from '../checks/report';
import { cutRelease, toLocalDate, toReleaseError } from '../checks/releases/cutRelease';

const [version = '', date = toLocalDate(new Date())] = process.argv.slice(2);
try {
  const last = (await loadReleases(join(dirname(identity.contract), 'versions'))).at(-1);
  const refusal = toReleaseError(version, date, last);

  if (refusal !== null) {
    refuse(refusal);
  } else {
    const { document, files } = await loadContract(identity.contract);
    const problems = await releaseProblems(identity.contract, files, document);
    reportProblems(problems);
    if (problems.length === 0) {
      const file = await cutRelease(identity.contract, { version, date }, document, last);
      console.log(`${file} holds the contract as it is now. Commit it with ${identity.contract}.`);
    }
  }
} catch (error) {
  reportError(error);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
