import { readFile } from 'node:fs/promises';
import type { Link, Nodes, Root } from 'mdast';
import { introductionSlug, referencePath, toSitePath } from '@reliure/richtext';
import type { GuideData } from './replaceDirectives.ts';

interface Options {
  /**
   * JSON file with the reference’s slugs and the landing page’s anchors. The plugin writes it before any page is
   * compiled.
   */
  readonly slugsFile: string;
}

/**
 * Converts links to operations, groups and headings that the contract does not have to plain text, so that guides
 * written for one contract do not break the build of another.
 */
export function unlinkMissingOperations({ slugsFile }: Options) {
  return async (tree: Root): Promise<void> => {
    const { basePath, data: slugs } = JSON.parse(await readFile(slugsFile, 'utf8')) as GuideData<readonly string[]>;
    const available = new Set(slugs.map((slug) => toSitePath(referencePath(slug), basePath)));
    unlink(tree, (url) => {
      if (url.startsWith(`${basePath}#`)) return available.has(url);
      // The headings of the introduction come from the contract.
      if (url.startsWith(`${toSitePath(referencePath(introductionSlug), basePath)}#`)) return false;
      return !url.startsWith(`${basePath}/`) || available.has(url.replace(/[#?].*$/, ''));
    });
  };
}

function unlink(node: Nodes, isAvailable: (url: string) => boolean): void {
  if (!('children' in node)) return;
  const children = node.children as Nodes[];
  for (const child of children) unlink(child, isAvailable);
  const replaced = children.flatMap((child) => (isLink(child) && !isAvailable(child.url) ? child.children : [child]));
  children.splice(0, children.length, ...replaced);
}

function isLink(node: Nodes): node is Link {
  return node.type === 'link';
}
