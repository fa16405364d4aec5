import { changelogDirectiveName, changelogNodes } from '@reliure/changelog';
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

/** Replaces `::changes` (in French `::changements`) with the contract’s changelog. Without releases, nothing is inserted. */
export function changelogDirective({ changelogFile, references = [], baseUrl }: Options) {
  return replaceDirectives({
    names: () => ({ changelog: changelogDirectiveName() }),
    file: changelogFile,
    references,
    isStrict: false,
    toContent: (_directive, changelog: Changelog) => changelogNodes(changelog, baseUrl),
  });
}
