import { readFile } from 'node:fs/promises';
import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { stopAtProblems } from '@apidoc/docusaurus/node';
import { toDirectiveProblem } from '@apidoc/guides/node';
import { ProblemsError } from '@apidoc/openapi';
import type { Flaw, Problem } from '@apidoc/openapi';

type NamedDirective<Name extends string> = LeafDirective & { readonly name: Name };

interface Options<Name extends string, Data> {
  /** Names of the directives that are replaced. */
  readonly names: readonly Name[];
  /** JSON of what replaces them, which the plugin writes before any page is compiled. */
  readonly file: string;
  /** Whether the guides were written for this contract: then a directive that asks for what there is not is a fault. */
  readonly isStrict: boolean;
  readonly toContent: (directive: NamedDirective<Name>, data: Data) => readonly RootContent[] | Flaw;
}

/**
 * Puts what the contract says where a guide asks for it with a directive of its own, such as `::scenarios`. Runs before
 * Docusaurus’s own plugins, so that headings have anchors and stand in the table of contents.
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
