import type { Element } from 'hast';
import type { Paragraph, RootContent } from 'mdast';
import { choices } from '@reliure/openapi';
import { drawLifecycle } from '../kinds/lifecycle/diagram/draw.ts';
import type { Markup } from '@reliure/page';
import type { DrawnLifecycle } from '../kinds/lifecycle/model.ts';
import { lifecycleAttribute, lifecycleDirectiveNames, toStatesTable, toTransitionsTable } from './lifecycleNodes.ts';
import type { LifecycleDirective } from './lifecycleNodes.ts';
import { asWritten } from '@reliure/richtext';
import { replaceDirectives } from './replaceDirectives.ts';

interface Options {
  /** JSON file with the list of life cycles. */
  readonly lifecyclesFile: string;
  /** Ids of the other references. */
  readonly references?: readonly string[];
  /** Whether a missing life cycle is an error. Set it if the guides were written for this contract. */
  readonly isStrict: boolean;
}

/**
 * Replaces the directives for life cycles in guides: `::states{lifecycle="visit"}` with a table of the states,
 * `::transitions{lifecycle="visit"}` with a table of the transitions, `::diagram{lifecycle="visit"}` with the diagram. In
 * French: `::etats{cycle="visite"}`, `::transitions{cycle="visite"}`, `::diagramme{cycle="visite"}`.
 */
export function lifecycleDirectives({ lifecyclesFile, references = [], isStrict }: Options) {
  return replaceDirectives({
    names: lifecycleDirectiveNames,
    file: lifecyclesFile,
    references,
    isStrict,
    toContent({ name, attributes }, lifecycles: readonly DrawnLifecycle[]) {
      const wanted = attributes?.[lifecycleAttribute()] ?? '';
      const lifecycle = lifecycles.find((candidate) => candidate.name === wanted);
      if (lifecycle !== undefined) return toContent(name, lifecycle);
      return {
        message: `There is no life cycle "${wanted}".`,
        remedy: choices(lifecycles.map((candidate) => candidate.name)),
      };
    },
  });
}

function toContent(name: LifecycleDirective, lifecycle: DrawnLifecycle): readonly RootContent[] {
  switch (name) {
    case 'states':
      return toStatesTable(lifecycle, asWritten);
    case 'transitions':
      return toTransitionsTable(lifecycle, asWritten);
    case 'diagram':
      return [toHtml(drawLifecycle(lifecycle))];
  }
}

/** Wraps HTML in a node that sets its own element name: Markdown has no node for a diagram. */
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
