import type { BlockContent } from 'mdast';
import { toContent } from '@reliure/page';
import type { LinkWriter } from '@reliure/richtext';
import { describeStates, describeTransitions } from '../kinds/lifecycle/describe.ts';
import type { Lifecycle } from '../kinds/lifecycle/model.ts';

/** Directives that insert the states, the transitions or the diagram of a life cycle into a guide. */
export const lifecycleDirectiveNames = ['etats', 'transitions', 'diagramme'] as const;

/** Returns the states of a life cycle as a table. */
export function toStatesTable(lifecycle: Lifecycle, links: LinkWriter): readonly BlockContent[] {
  return toContent([describeStates(lifecycle)], { links, level: 1 });
}

/** Returns the transitions of a life cycle as a table. */
export function toTransitionsTable(lifecycle: Lifecycle, links: LinkWriter): readonly BlockContent[] {
  return toContent([describeTransitions(lifecycle)], { links, level: 1 });
}
