import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { machineFilesPlugin, referencePlugin } from '../pluginNames.ts';
import { writeSiteFiles, type SiteFile } from './writeSiteFiles.ts';

type Place = Pick<LoadContext, 'generatedFilesDir'>;

/** Returns the folder in which a plugin puts files of the site before the pages are built. */
export function preparedFolder({ generatedFilesDir }: Place, plugin: string, id = 'default'): string {
  return join(generatedFilesDir, `${plugin}-files`, id);
}

/** Returns the folders of all plugins of a site that prepare files. */
export function preparedFolders(place: Place, allContent: AllContent): readonly string[] {
  return [referencePlugin, machineFilesPlugin].flatMap((plugin) =>
    Object.keys(allContent[plugin] ?? {}).map((id) => preparedFolder(place, plugin, id)),
  );
}

/**
 * Replaces the files of a prepared folder. Other plugins can read them at the end of the build, when the site may not have
 * them yet, because all plugins then run at the same time.
 */
export async function prepareFiles(folder: string, files: Iterable<SiteFile>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeSiteFiles(folder, files);
}
