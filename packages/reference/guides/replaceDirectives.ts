import { readFile } from 'node:fs/promises';
import type { Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { stopAtProblems } from '@reliure/docusaurus/node';
import { toDirectiveProblem } from '@reliure/guides/node';
import { ProblemsError } from '@reliure/openapi';
import type { Problem, FileProblem } from '@reliure/openapi';

type NamedDirective<Name extends string> = LeafDirective & { readonly name: Name };

interface Options<Name extends string, Data> {
  /** Names of the directives to replace. */
  readonly names: readonly Name[];
  /** JSON file with the data for the replacement. The plugin writes it before any page is compiled. */
  readonly file: string;
  /** Whether a directive for missing data is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  readonly toContent: (directive: NamedDirective<Name>, data: Data) => readonly RootContent[] | Problem;
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
  return async (tree: Root, guide: { readonly path: string }): Promise<void> => {
    const wanted: { readonly node: NamedDirective<Name>; readonly parent: Parents }[] = [];
    visit(tree, 'leafDirective', (node, _index, parent) => {
      if (parent !== undefined && isNamed(node, names)) wanted.push({ node, parent });
    });
    if (wanted.length === 0) return;
    const data = JSON.parse(await readFile(file, 'utf8')) as Data;
    const problems: FileProblem[] = [];
    for (const { node, parent } of wanted) {
      const content = toContent(node, data);
      const isProblem = 'message' in content;
      if (isProblem) problems.push(toDirectiveProblem(guide, node, content));
      const children: RootContent[] = parent.children;
      children.splice(children.indexOf(node), 1, ...(isProblem ? [] : content));
    }
    if (isStrict && problems.length > 0) stopAtProblems(new ProblemsError(problems));
  };
}

function isNamed<Name extends string>(node: LeafDirective, names: readonly Name[]): node is NamedDirective<Name> {
  return names.some((name) => name === node.name);
}
