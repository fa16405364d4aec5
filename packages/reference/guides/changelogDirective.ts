import { readFile } from 'node:fs/promises';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { changelogDirectiveName, changelogNodes } from '@apidoc/changelog';
import type { Changelog } from '@apidoc/changelog';

interface Options {
  /** JSON of the changelog, which the plugin writes before any page is compiled. */
  readonly changelogFile: string;
  /** Path of the site on its host; starts and ends with a slash. */
  readonly baseUrl: string;
}

/**
 * Puts the changelog of the contract where a guide asks for it: `::changements`. Runs before Docusaurus’s own plugins, so
 * that releases have anchors and stand in the table of contents. A contract without releases has nothing to tell.
 */
export function changelogDirective({ changelogFile, baseUrl }: Options) {
  return async (tree: Root): Promise<void> => {
    if (!tree.children.some(isChangelogDirective)) return;
    const changelog = JSON.parse(await readFile(changelogFile, 'utf8')) as Changelog;
    tree.children = tree.children.flatMap((node): readonly RootContent[] =>
      isChangelogDirective(node) ? changelogNodes(changelog, baseUrl) : [node],
    );
  };
}

function isChangelogDirective(node: RootContent): node is LeafDirective {
  return node.type === 'leafDirective' && node.name === changelogDirectiveName;
}
