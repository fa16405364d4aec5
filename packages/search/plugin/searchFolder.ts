import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** Where the build keeps the files of the search, and nothing else, as they lie in the site, before they go there. */
export function searchFolder({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): string {
  return join(generatedFilesDir, 'search');
}
