import { dirname, join, sep } from 'node:path';
import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import { hashFolder, loadOrCreate, cacheFile, toKey } from '@reliure/docusaurus/node';
import { parseJson, toObject, writeJson } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import type { Contract } from '@reliure/openapi/node';
import { loadScenarios } from '@reliure/scenarios/node';
import { mainReference, toBasePath } from '@reliure/richtext';
import { toContradictionWarnings } from '@reliure/schema';
import { reservedSlugs } from '../kinds/reference.ts';
import { loadChangelog } from './loadChangelog.ts';
import { toPageWarnings } from './pageWarnings.ts';
import type { LoadedReference } from './loadedReference.ts';
import type { ApiReferenceOptions } from './options.ts';

type Options = Pick<ApiReferenceOptions, 'changelogPage' | 'hasScenarios' | 'isCached'> &
  Partial<Pick<ApiReferenceOptions, 'hasTypes' | 'id' | 'label' | 'routeBasePath' | 'overlays'>>;

/** The loaded content, with warnings that every build must show, even if the content was cached. */
interface LoadedContract extends Pick<Contract, 'files' | 'warnings'> {
  readonly content: Omit<LoadedReference, 'key' | 'document' | 'published'>;
  /** The contract as JSON: the cache would lose the digits of its numbers and the order of its members. */
  readonly document: string;
  /** The contract to publish, if it differs. */
  readonly published?: string;
}

/** Returns the folder of the scenarios that belong to a contract. */
export function toScenariosFolder(contract: string): string {
  return join(dirname(contract), 'scenarios');
}

/**
 * Loads the contract and the files next to it, or the cached result if the files have not changed.
 *
 * @param contract Absolute path of its root file.
 * @throws Error if the files are invalid, with the reasons.
 */
export async function loadReference(
  contract: string,
  options: Options,
  context: Pick<LoadContext, 'siteDir' | 'baseUrl'> & { readonly siteConfig: Pick<DocusaurusConfig, 'url'> },
): Promise<Pick<LoadedContract, 'warnings'> & { readonly content: LoadedReference }> {
  const folder = dirname(contract);
  const site = context.siteConfig.url + context.baseUrl;
  const {
    id = mainReference,
    label,
    overlays,
    routeBasePath,
    changelogPage,
    hasScenarios,
    hasTypes,
    isCached,
  } = options;
  // In one object, because the key is null if an input is: without a changelog, its page is null.
  const settings = { contract, overlays, id, label, routeBasePath, changelogPage, hasScenarios, hasTypes, site };
  const key = isCached ? await toKey(import.meta.url, [settings, await hashFolder(folder)]) : null;
  // The cache key only covers files in this folder.
  const isInFolder = ({ files }: LoadedContract) => files.every((file) => file.startsWith(folder + sep));
  const loaded = await loadOrCreate(
    cacheFile(context, id === mainReference ? 'reference' : `reference-${id}`),
    key,
    () => load(contract, options, site),
    isInFolder,
  );
  const document = toObject(parseJson(loaded.document));
  const published = loaded.published === undefined ? document : toObject(parseJson(loaded.published));
  return {
    content: { ...loaded.content, document, published, key: isInFolder(loaded) ? key : null },
    warnings: loaded.warnings,
  };
}

async function load(
  contract: string,
  { id = mainReference, label, overlays = [], routeBasePath, changelogPage, hasScenarios, hasTypes }: Options,
  site: string,
): Promise<LoadedContract> {
  const source = await loadContract(contract, { reservedSlugs: reservedSlugs(), overlays });
  const { document, published, files, warnings } = source;
  const { reference, changelog } = await loadChangelog(join(dirname(contract), 'versions'), document, changelogPage, {
    id,
    basePath: toBasePath(routeBasePath),
    ...(hasTypes !== undefined && { hasTypes }),
  });
  const scenarios = hasScenarios ? await loadScenarios(toScenariosFolder(contract), document, reference) : [];
  return {
    content: { ...reference, label: label ?? reference.introduction.title, scenarios, changelog, changelogPage },
    document: writeJson(document),
    ...(published !== document && { published: writeJson(published) }),
    files,
    warnings: [...warnings, ...toContradictionWarnings(source), ...toPageWarnings(reference, source, site)],
  };
}
