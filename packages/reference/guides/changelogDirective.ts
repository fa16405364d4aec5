import { changelogDirectiveName, changelogNodes } from '@reliure/changelog';
import type { Changelog } from '@reliure/changelog';
import { replaceDirectives } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the changelog. */
  readonly changelogFile: string;
  /** Path of the site on its host, with a leading and a trailing slash. */
  readonly baseUrl: string;
}

/** Replaces `::changes` (in French `::changements`) with the contract’s changelog. Without releases, nothing is inserted. */
export function changelogDirective({ changelogFile, baseUrl }: Options) {
  return replaceDirectives({
    names: () => ({ changelog: changelogDirectiveName() }),
    file: changelogFile,
    isStrict: false,
    toContent: (_directive, changelog: Changelog) => changelogNodes(changelog, baseUrl),
  });
}
