import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Parents, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { toDirectiveProblem } from '@reliure/guides/node';
import { ProblemsError, choices } from '@reliure/openapi';
import type { Problem, FileProblem } from '@reliure/openapi';
import { mainReference, resolveAddresses } from '@reliure/richtext';
import { takeReference } from './referenceAttribute.ts';
import { findDirective, type DirectiveNames } from './findDirective.ts';

/** A directive of a guide, under the name that it has in code. */
type NamedDirective<Directive extends string> = Pick<LeafDirective, 'attributes'> & { readonly name: Directive };

/** What guides show of a reference, as its plugin writes it to a file. */
export interface GuideData<Data> {
  /** Path of the reference from the site’s root. */
  readonly basePath: string;
  /** Folder of its files for machines, from the site’s root. */
  readonly downloadFolder: string;
  readonly data: Data;
}

interface Options<Directive extends string, Data> {
  /** Returns the names of the directives to replace, in the language of the site. */
  readonly names: () => DirectiveNames<Directive>;
  /**
   * JSON file with the `GuideData` of the main reference for the replacement. The plugin writes it before any page is
   * compiled. The files of other references are in folders beside its own.
   */
  readonly file: string;
  /** Ids of the other references. */
  readonly references?: readonly string[];
  /** Whether a directive for missing data is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
  readonly toContent: (
    directive: NamedDirective<Directive>,
    data: Data,
    reference: Omit<GuideData<Data>, 'data'>,
  ) => readonly RootContent[] | Problem;
}

/**
 * Replaces directives in guides, such as `::scenarios`, with content from the contract. It runs before Docusaurus’s own
 * plugins, so that the headings get anchors and are in the table of contents.
 */
export function replaceDirectives<Directive extends string, Data>({
  names,
  file,
  references = [],
  isStrict,
  toContent,
}: Options<Directive, Data>) {
  return async (tree: Root, guide: { readonly path: string }): Promise<void> => {
    const written = names();
    const wanted: Wanted<Directive>[] = [];
    visit(tree, 'leafDirective', (node, _index, parent) => {
      const name = findDirective(node.name, written);
      if (parent !== undefined && name !== undefined)
        wanted.push({ node, name, parent, ...takeReference(node.attributes) });
    });
    if (wanted.length === 0) return;
    const known = [mainReference, ...references];
    const ids = [...new Set(wanted.map(({ id = mainReference }) => id))].filter((id) => known.includes(id));
    const found = await Promise.all(ids.map(async (id) => [id, await readData<Data>(fileOf(file, id))] as const));
    const dataOf = new Map(found);
    const problems: FileProblem[] = [];
    const unknown: FileProblem[] = [];
    for (const { node, name, parent, id = mainReference, attributes } of wanted) {
      const reference = dataOf.get(id);
      const content =
        reference === undefined
          ? unknownReference(id, known)
          : toContent({ name, attributes }, reference.data, reference);
      const isProblem = 'message' in content;
      if (isProblem) (reference === undefined ? unknown : problems).push(toDirectiveProblem(guide, node, content));
      const children: RootContent[] = parent.children;
      const nodes = isProblem || reference === undefined ? [] : resolveAddresses(content, reference.basePath);
      children.splice(children.indexOf(node), 1, ...nodes);
    }
    const reported = isStrict ? [...unknown, ...problems] : unknown;
    if (reported.length > 0) throw new ProblemsError(reported);
  };
}

interface Wanted<Directive> extends ReturnType<typeof takeReference> {
  readonly node: LeafDirective;
  readonly name: Directive;
  readonly parent: Parents;
}

function unknownReference(id: string, known: readonly string[]): Problem {
  return { message: `There is no reference "${id}".`, remedy: choices(known) };
}

/** Returns the file of a reference, from that of the main one. */
function fileOf(file: string, id: string): string {
  return id === mainReference ? file : join(dirname(dirname(file)), id, basename(file));
}

async function readData<Data>(file: string): Promise<GuideData<Data>> {
  return JSON.parse(await readFile(file, 'utf8')) as GuideData<Data>;
}
