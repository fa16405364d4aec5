import { dirname, join, relative, resolve } from 'node:path';
import type { FileProblem } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import type { Identity } from '@reliure/preset';
import { reservedSlugs } from '@reliure/reference';
import type { Reference } from '@reliure/reference';
import { loadChangelog, toPageWarnings } from '@reliure/reference/node';
import { mainReference, toBasePath } from '@reliure/richtext';
import type { Scenario } from '@reliure/scenarios';
import { loadScenarios } from '@reliure/scenarios/node';

/** A reference of a site, with the warnings that only its pages show. */
export interface SiteReference {
  readonly reference: Reference;
  readonly scenarios: readonly Scenario[];
  readonly warnings: readonly FileProblem[];
}

/**
 * Loads all references of a site, the main one first.
 *
 * @param siteFolder From the working directory.
 * @throws ProblemsError for a contract or scenarios that cannot be read.
 */
export function loadSiteReferences(
  siteFolder: string,
  identity: Identity,
): Promise<readonly [SiteReference, ...SiteReference[]]> {
  const site = identity.url + identity.baseUrl;
  const { routeBasePath = 'api', otherReferences = [] } = identity;
  const loadOne = (source: Omit<Source, 'label'>) =>
    load({ ...source, contract: relative('.', resolve(siteFolder, source.contract)) }, site);
  const main = loadOne({ ...identity, id: mainReference, routeBasePath });
  return Promise.all([main, ...otherReferences.map(loadOne)]);
}

type Source = NonNullable<Identity['otherReferences']>[number];

async function load(
  { id, contract: file, routeBasePath, changelog, hasScenarios }: Omit<Source, 'label'>,
  site: string,
): Promise<SiteReference> {
  const folder = dirname(file);
  const contract = await loadContract(file, { reservedSlugs: reservedSlugs() });
  const { document } = contract;
  const place = { id, basePath: toBasePath(routeBasePath) };
  const { reference } = await loadChangelog(join(folder, 'versions'), document, changelog?.page ?? null, place);
  return {
    reference,
    scenarios: hasScenarios === true ? await loadScenarios(join(folder, 'scenarios'), document, reference) : [],
    warnings: toPageWarnings(reference, contract, site),
  };
}
