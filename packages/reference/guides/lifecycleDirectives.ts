import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { stopAtProblems } from '@apidoc/docusaurus/node';
import { toDirectiveProblem } from '@apidoc/guides/node';
import { ProblemsError } from '@apidoc/openapi';
import type { Problem } from '@apidoc/openapi';
import { drawLifecycle } from '../kinds/lifecycle/diagram/draw';
import type { Markup } from '../kinds/lifecycle/diagram/markup';
import type { DrawnLifecycle } from '../kinds/lifecycle/model';
import { lifecycleDirectiveNames, toStatesTable, toTransitionsTable } from '../kinds/lifecycle/markdown';
import { asWritten } from '@apidoc/richtext';

interface Options {
  /** JSON list of life cycles, which the plugin writes before any page is compiled. */
  readonly lifecyclesFile: string;
  /** Whether the guides were written for this contract: then a life cycle that is missing is a fault. */
  readonly isStrict: boolean;
}

/**
 * Puts what the contract says of a life cycle where a guide asks for it: `::etats{cycle="visite"}` for a table of the
 * states, `::transitions{cycle="visite"}` for one of what leads from one to another, `::diagramme{cycle="visite"}` for
 * the drawing.
 */
export function lifecycleDirectives({ lifecyclesFile, isStrict }: Options) {
  return async (tree: Root, file: { readonly path: string }): Promise<void> => {
    if (!tree.children.some(isLifecycleDirective)) return;
    const lifecycles = JSON.parse(await readFile(lifecyclesFile, 'utf8')) as readonly DrawnLifecycle[];
    const problems: Problem[] = [];
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (!isLifecycleDirective(node)) return [node];
      const wanted = node.attributes?.['cycle'] ?? '';
      const lifecycle = lifecycles.find(({ name }) => name === wanted);
      if (lifecycle !== undefined) return [toContent(node.name, lifecycle)];
      const message = `There is no such life cycle as "${wanted}".`;
      const remedy = `Choose one of: ${lifecycles.map(({ name }) => name).join(', ')}.`;
      problems.push(toDirectiveProblem(file, node, { message, remedy }));
      return [];
    });
    if (isStrict && problems.length > 0) stopAtProblems(new ProblemsError(problems));
  };
}

type DirectiveName = (typeof lifecycleDirectiveNames)[number];

function isLifecycleDirective(node: RootContent): node is LeafDirective & { readonly name: DirectiveName } {
  return node.type === 'leafDirective' && lifecycleDirectiveNames.some((name) => name === node.name);
}

function toContent(name: DirectiveName, lifecycle: DrawnLifecycle): RootContent {
  switch (name) {
    case 'etats':
      return toStatesTable(lifecycle, asWritten);
    case 'transitions':
      return toTransitionsTable(lifecycle, asWritten);
    case 'diagramme':
      return toHtml(drawLifecycle(lifecycle));
  }
}

/** A node that says itself which element it becomes: Markdown knows none for a drawing. */
function toHtml(markup: Markup): Paragraph {
  const { tagName, properties, children } = toHast(markup);
  return { type: 'paragraph', children: [], data: { hName: tagName, hProperties: properties, hChildren: children } };
}

function toHast({ tag, attributes, children }: Markup): Element {
  return {
    type: 'element',
    tagName: tag,
    properties: { ...attributes },
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : toHast(child))),
  };
}
