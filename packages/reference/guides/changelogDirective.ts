import { changelogDirectiveNames, changelogNodes, endNodes } from '@reliure/changelog';
import type { Changelog } from '@reliure/changelog';
import { replaceDirectives } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the changelog. */
  readonly changelogFile: string;
  /** Ids of the other references. */
  readonly references?: readonly string[];
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
}

/**
 * Replaces `::changelog` (in French `::changements`) with the contract’s changelog, and `::deadlines` (`::echeances`) with the days
 * on which something ends. Without releases, nothing is inserted.
 */
export function changelogDirective({ changelogFile, references = [], baseUrl }: Options) {
  return replaceDirectives({
    names: changelogDirectiveNames,
    file: changelogFile,
    references,
    isStrict: false,
    toContent: ({ name }, changelog: Changelog) =>
      name === 'ends' ? endNodes(changelog) : changelogNodes(changelog, baseUrl),
  });
}
