import { changelogDirectiveName, changelogNodes } from '@apidoc/changelog';
import type { Changelog } from '@apidoc/changelog';
import { replaceDirectives } from './replaceDirectives';

interface Options {
  /** JSON of the changelog. */
  readonly changelogFile: string;
  /** Path of the site on its host; starts and ends with a slash. */
  readonly baseUrl: string;
}

/** Writes the changelog of the contract for `::changements`. A contract without releases has nothing to tell. */
export function changelogDirective({ changelogFile, baseUrl }: Options) {
  return replaceDirectives({
    names: [changelogDirectiveName],
    file: changelogFile,
    isStrict: false,
    toContent: (_directive, changelog: Changelog) => changelogNodes(changelog, baseUrl),
  });
}
