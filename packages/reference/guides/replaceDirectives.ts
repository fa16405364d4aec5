import { readFile } from 'node:fs/promises';
import type { Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { toDirectiveProblem } from '@reliure/guides/node';
import { ProblemsError } from '@reliure/openapi';
import type { Problem, FileProblem } from '@reliure/openapi';
import { findDirective, type DirectiveNames } from './findDirective.ts';

/** A directive of a guide, under the name that it has in code. */
type NamedDirective<Directive extends string> = Pick<LeafDirective, 'attributes'> & { readonly name: Directive };

interface Options<Directive extends string, Data> {
  /** Returns the names of the directives to replace, in the language of the site. */
  readonly names: () => DirectiveNames<Directive>;
  /** JSON file with the data for the replacement. The plugin writes it before any page is compiled. */
  readonly file: string;
  /** Whether a directive for missing data is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  readonly toContent: (directive: NamedDirective<Directive>, data: Data) => readonly RootContent[] | Problem;
}

/**
 * Replaces directives in guides, such as `::scenarios`, with content from the contract. It runs before Docusaurus’s own
 * plugins, so that the headings get anchors and are in the table of contents.
 */
export function replaceDirectives<Directive extends string, Data>({
  names,
  file,
  isStrict,
  toContent,
}: Options<Directive, Data>) {
  return async (tree: Root, guide: { readonly path: string }): Promise<void> => {
    const written = names();
    const wanted: { readonly node: LeafDirective; readonly name: Directive; readonly parent: Parents }[] = [];
    visit(tree, 'leafDirective', (node, _index, parent) => {
      const name = findDirective(node.name, written);
      if (parent !== undefined && name !== undefined) wanted.push({ node, name, parent });
    });
    if (wanted.length === 0) return;
    const data = JSON.parse(await readFile(file, 'utf8')) as Data;
    const problems: FileProblem[] = [];
    for (const { node, name, parent } of wanted) {
      const content = toContent({ name, attributes: node.attributes }, data);
      const isProblem = 'message' in content;
      if (isProblem) problems.push(toDirectiveProblem(guide, node, content));
      const children: RootContent[] = parent.children;
      children.splice(children.indexOf(node), 1, ...(isProblem ? [] : content));
    }
    if (isStrict && problems.length > 0) throw new ProblemsError(problems);
  };
}
