import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SiteFile } from '@reliure/docusaurus/node';
import { scenarioCallsPath, scenarioFilePath, scenarioPath, toScenarioHttpFile } from '@reliure/scenarios';
import { scenarioExtension, scenarioFiles } from '@reliure/scenarios/node';
import type { SiteConfig } from '../kinds/kind.ts';
import { toEnvironments } from '../model/access/environments.ts';
import type { LoadedReference } from './loadedReference.ts';

/** Reads the Arazzo documents of the scenarios, unchanged. */
export async function readScenarioDocuments(folder: string, downloadFolder: string): Promise<readonly SiteFile[]> {
  const files = await scenarioFiles(folder);
  return Promise.all(
    files.map(
      async (file) =>
        [downloadFolder + scenarioFilePath(basename(file, scenarioExtension)), await readFile(file, 'utf8')] as const,
    ),
  );
}

/** Returns the calls of each scenario, as files for the HTTP clients of editors. */
export function toScenarioCalls(
  { scenarios, introduction, downloadFolder }: LoadedReference,
  { url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
): readonly SiteFile[] {
  const servers = toEnvironments(introduction.servers).map((server) => server.baseUrl);
  return scenarios.map((scenario) => {
    const page = url + baseUrl + scenarioPath(scenario.name).slice(1);
    return [downloadFolder + scenarioCallsPath(scenario.name), toScenarioHttpFile(scenario, page, servers)] as const;
  });
}
