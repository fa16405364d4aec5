import { dirname, join } from 'node:path';
import type { FileProblem, JsonObject } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { reservedSlugs } from '@reliure/reference';
import type { Reference } from '@reliure/reference';
import { loadChangelog, toPageWarnings } from '@reliure/reference/node';
import type { Scenario } from '@reliure/scenarios';
import { loadScenarios } from '@reliure/scenarios/node';
import type { Site } from '../site.ts';

/** A reference of a site, with the warnings that only its pages show. */
export interface LoadedReference {
  readonly document: JsonObject;
  readonly reference: Reference;
  readonly scenarios: readonly Scenario[];
  readonly warnings: readonly FileProblem[];
}

/**
 * Loads all references of a site, the main one first.
 *
 * @param scenarioRules Additional rules of a publisher.
 * @throws ProblemsError for a contract or scenarios that cannot be read.
 */
export function loadReferences(
  { references: [main, ...others], identity }: Pick<Site, 'references' | 'identity'>,
  scenarioRules?: Parameters<typeof loadScenarios>[3],
): Promise<readonly [LoadedReference, ...LoadedReference[]]> {
  const load = (source: Site['references'][number]) => loadOne(source, identity.url + identity.baseUrl, scenarioRules);
  return Promise.all([load(main), ...others.map(load)]);
}

async function loadOne(
  { contract: file, overlays = [], changelogPage, hasScenarios, ...place }: Site['references'][number],
  site: string,
  scenarioRules: Parameters<typeof loadScenarios>[3],
): Promise<LoadedReference> {
  const folder = dirname(file);
  const contract = await loadContract(file, { reservedSlugs: reservedSlugs(), overlays });
  const { document } = contract;
  const { reference } = await loadChangelog(join(folder, 'versions'), document, changelogPage, place);
  return {
    document,
    reference,
    scenarios: hasScenarios ? await loadScenarios(join(folder, 'scenarios'), document, reference, scenarioRules) : [],
    warnings: toPageWarnings(reference, contract, site),
  };
}
