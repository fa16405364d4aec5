import type { AllContent } from '@docusaurus/types';
import type { FileProblem } from '@reliure/openapi';
import { pluginContents } from './pluginContents.ts';

/**
 * Finds guides that no sidebar lists: visitors would only find them by a link or the search.
 *
 * @param folder Folder of the site, for the names of its files.
 */
export function unlistedGuides(content: AllContent, folder: string): readonly FileProblem[] {
  return pluginContents(content, 'docs')
    .flatMap(([, { loadedVersions }]) => loadedVersions)
    .flatMap(({ docs }) => docs)
    .filter(({ sidebar, unlisted }) => sidebar === undefined && !unlisted)
    .map(({ id, source }) => ({
      file: source.replace('@site', folder),
      message: 'The guide is in no sidebar.',
      remedy: `Add '${id}' to ${folder}/sidebars.ts.`,
    }));
}
