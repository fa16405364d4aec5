import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SiteFile } from '@reliure/docusaurus/node';
import { scenarioFilePath } from '@reliure/scenarios';
import { scenarioExtension, scenarioFiles } from '@reliure/scenarios/node';

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
