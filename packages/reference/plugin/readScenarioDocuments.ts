import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { scenarioExtension, scenarioFiles } from '../../scenarios/load';
import { scenarioFilePath } from '../../scenarios/paths';
import type { SiteFile } from '../../docusaurus/plugin/writeSiteFiles';

/** The Arazzo documents of the scenarios, as they are written. */
export async function readScenarioDocuments(folder: string): Promise<readonly SiteFile[]> {
  const files = await scenarioFiles(folder);
  return Promise.all(
    files.map(
      async (file) => [scenarioFilePath(basename(file, scenarioExtension)), await readFile(file, 'utf8')] as const,
    ),
  );
}
