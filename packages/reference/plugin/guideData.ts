import { join } from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { bindOptions, referencePlugin } from '@reliure/docusaurus/node';
import { mainReference } from '@reliure/richtext';
import { captionCalls } from '../guides/captionCalls.ts';
import { changelogDirective } from '../guides/changelogDirective.ts';
import { excerptDirectives } from '../guides/excerptDirectives.ts';
import { toExcerptSource } from '../guides/excerpts/toExcerptSource.ts';
import { lifecycleDirectives } from '../guides/lifecycleDirectives.ts';
import type { GuideData } from '../guides/replaceDirectives.ts';
import { scenarioDirective } from '../guides/scenarioDirective.ts';
import { unlinkMissingOperations } from '../guides/unlinkMissingOperations.ts';
import type { LoadedReference } from './loadedReference.ts';
import { toSlugs } from './routes.ts';

/** Files with the parts of the reference that guides show. */
const files = {
  slugs: 'slugs.json',
  lifecycles: 'lifecycles.json',
  excerpts: 'excerpts.json',
  scenarios: 'scenarios.json',
  changelog: 'changelog.json',
} as const;

/** Parts of the reference that guides may show. */
export interface GuideOptions {
  /** Whether a missing scenario, life cycle or excerpt is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  /** Whether links to operations that the contract does not have become plain text. */
  readonly unlinksMissingOperations: boolean;
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
  readonly hasScenarios: boolean;
  readonly hasChangelog: boolean;
  /** Ids of the references besides the main one, which directives may name. */
  readonly references?: readonly string[];
}

/** Writes what guides show of the reference, before any of them is compiled. */
export async function writeGuideData(
  content: LoadedReference,
  { createData }: Pick<PluginContentLoadedActions, 'createData'>,
): Promise<void> {
  const { basePath, downloadFolder } = content;
  const write = (file: string, data: unknown) =>
    createData(file, JSON.stringify({ basePath, downloadFolder, data } satisfies GuideData<unknown>));
  await write(files.slugs, toSlugs(content));
  await write(files.lifecycles, content.lifecycles);
  await write(files.excerpts, toExcerptSource(content));
  await write(files.scenarios, content.scenarios);
  await write(files.changelog, content.changelog);
}

/**
 * Returns the remark plugins that show parts of the reference in guides: those whose headings must exist before
 * Docusaurus collects them (`early`), and the others.
 */
export function guideDirectives(
  siteFolder: string,
  { isStrict, unlinksMissingOperations, baseUrl, hasScenarios, hasChangelog, references = [] }: GuideOptions,
) {
  const fileOf = (name: keyof typeof files) =>
    join(siteFolder, GENERATED_FILES_DIR_NAME, referencePlugin, mainReference, files[name]);
  return {
    early: [
      ...(hasScenarios
        ? [bindOptions(scenarioDirective, { scenariosFile: fileOf('scenarios'), references, isStrict, baseUrl })]
        : []),
      ...(hasChangelog
        ? [bindOptions(changelogDirective, { changelogFile: fileOf('changelog'), references, baseUrl })]
        : []),
    ],
    late: [
      bindOptions(excerptDirectives, { excerptsFile: fileOf('excerpts'), references, isStrict }),
      bindOptions(captionCalls, { excerptsFile: fileOf('excerpts') }),
      bindOptions(lifecycleDirectives, { lifecyclesFile: fileOf('lifecycles'), references, isStrict }),
      ...(unlinksMissingOperations ? [bindOptions(unlinkMissingOperations, { slugsFile: fileOf('slugs') })] : []),
    ],
  };
}
