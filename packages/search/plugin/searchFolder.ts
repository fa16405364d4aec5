import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/**
 * Returns the folder in which the build puts the files of the search, and no others, with their paths in the site. The
 * files are copied to the site at the end of the build.
 */
export function searchFolder({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): string {
  return join(generatedFilesDir, 'search');
}
