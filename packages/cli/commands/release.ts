import { dirname, join } from 'node:path';
import { loadReleases } from '@reliure/changelog/node';
import { loadContract } from '@reliure/openapi/node';
import type { Run } from '../command.ts';
import { releaseProblems } from '../releases/changes.ts';
import { cutRelease, toLocalDate, toReleaseError } from '../releases/cutRelease.ts';
import { printProblems } from '../report.ts';
import { findReference, readSite } from '../site.ts';
import { UsageError } from '../usageError.ts';

/** Freezes the present state of a contract of a site as a release, under today’s date or the given one. */
export const release: Run = async ({ site, parameters, options }) => {
  const [version = '', date = toLocalDate(new Date())] = parameters;
  const { contract, overlays = [] } = findReference(await readSite(site), options['reference']);
  const last = (await loadReleases(join(dirname(contract), 'versions'))).at(-1);
  const fault = toReleaseError(version, date, last);
  if (fault !== null) throw new UsageError(fault.message, fault.remedy);
  const { document, files } = await loadContract(contract, { overlays });
  if (!printProblems(await releaseProblems(contract, files, document, date))) return false;
  const file = await cutRelease(contract, { version, date }, document, last);
  console.log(`${file} contains the contract as it is now. Commit it with ${contract}.`);
  return true;
};
