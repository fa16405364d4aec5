import type { Problem } from '@reliure/openapi';

/** Returns why a new site cannot be written into a folder of this repository, or `null` if it can. */
export function toFolderProblem(folder: string, exists: boolean): Problem | null {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(folder)) {
    return {
      message: `"${folder}" cannot be the folder of a site.`,
      remedy: 'Use --into with a name at the root of this repository, of lower-case letters, digits and hyphens.',
    };
  }
  if (!exists) return null;
  return {
    message: `${folder}/ exists, and nothing is overwritten.`,
    remedy: 'Choose another folder with --into, or remove this one first.',
  };
}
