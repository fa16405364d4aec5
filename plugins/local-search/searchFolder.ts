import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** Where the build keeps the search indexes, and nothing else, before they go into the site. */
export function searchIndexFolder({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): string {
  return join(generatedFilesDir, 'search-index');
}
