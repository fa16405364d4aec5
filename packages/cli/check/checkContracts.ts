import { ProblemsError, formatWarnings } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { loadContract, toDisplayPath } from '@reliure/openapi/node';
import { reservedSlugs } from '@reliure/reference';
import { toContradictionWarnings } from '@reliure/schema';
import { releaseProblems } from '../releases/changes.ts';
import type { Site } from '../site.ts';

/**
 * Checks the contracts of a site and their examples, prints warnings, and compares each with its releases.
 *
 * @throws ProblemsError for contracts that a build would refuse.
 */
export async function checkContracts({ references }: Pick<Site, 'references'>): Promise<readonly FileProblem[]> {
  const results = await Promise.allSettled(references.map(checkContract));
  const refused: FileProblem[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof ProblemsError)) throw result.reason;
    refused.push(...result.reason.problems);
  }
  if (refused.length > 0) throw new ProblemsError(refused);
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

async function checkContract({
  contract,
  overlays = [],
  changelogPage,
}: Site['references'][number]): Promise<readonly FileProblem[]> {
  const read = await loadContract(contract, { reservedSlugs: reservedSlugs(), checksExamples: true, overlays });
  const warnings = [...read.warnings, ...toContradictionWarnings(read)];
  if (warnings.length > 0) console.log(formatWarnings(warnings));
  return changelogPage === null ? [] : releaseProblems(contract, read.files.map(toDisplayPath), read.document);
}
