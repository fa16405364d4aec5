import { readFile } from 'node:fs/promises';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { stopAtProblems } from '@apidoc/docusaurus/node';
import { toDirectiveProblem } from '@apidoc/guides/node';
import { ProblemsError } from '@apidoc/openapi';
import type { Flaw, Problem } from '@apidoc/openapi';

type NamedDirective<Name extends string> = LeafDirective & { readonly name: Name };

interface Options<Name extends string, Data> {
  /** Names of the directives to replace. */
  readonly names: readonly Name[];
  /** JSON file with the data for the replacement. The plugin writes it before any page is compiled. */
  readonly file: string;
  /** Whether a directive for missing data is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  readonly toContent: (directive: NamedDirective<Name>, data: Data) => readonly RootContent[] | Flaw;
}

/**
 * Replaces directives in guides, such as `::scenarios`, with content from the contract. It runs before Docusaurus’s own
 * plugins, so that the headings get anchors and are in the table of contents.
 */
export function replaceDirectives<Name extends string, Data>({
  names,
  file,
  isStrict,
  toContent,
}: Options<Name, Data>) {
  const isWanted = (node: RootContent): node is NamedDirective<Name> =>
    node.type === 'leafDirective' && names.some((name) => name === node.name);
  return async (tree: Root, guide: { readonly path: string }): Promise<void> => {
    if (!tree.children.some(isWanted)) return;
    const data = JSON.parse(await readFile(file, 'utf8')) as Data;
    const problems: Problem[] = [];
    tree.children = tree.children.flatMap((node): readonly RootContent[] => {
      if (!isWanted(node)) return [node];
      const content = toContent(node, data);
      if (!('message' in content)) return content;
      problems.push(toDirectiveProblem(guide, node, content));
      return [];
    });
    if (isStrict && problems.length > 0) stopAtProblems(new ProblemsError(problems));
  };
}
