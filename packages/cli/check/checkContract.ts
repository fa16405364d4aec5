import { formatWarnings } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';
import { loadContract, toDisplayPath } from '@reliure/openapi/node';
import { reservedSlugs } from '@reliure/reference';
import { toContradictionWarnings } from '@reliure/schema';
import { releaseProblems } from '../releases/changes.ts';
import type { Site } from '../site.ts';

/**
 * Checks a site’s contract and its examples, prints warnings, and compares it with its releases.
 *
 * @throws ProblemsError for a contract that a build would refuse.
 */
export async function checkContract({ contract, identity }: Site): Promise<readonly FileProblem[]> {
  const read = await loadContract(contract, { reservedSlugs: reservedSlugs(), checksExamples: true });
  const warnings = [...read.warnings, ...toContradictionWarnings(read)];
  if (warnings.length > 0) console.log(formatWarnings(warnings));
  if (identity.changelog === undefined) return [];
  return releaseProblems(contract, read.files.map(toDisplayPath), read.document);
}
