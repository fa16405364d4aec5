import type { BlockContent } from 'mdast';
import { toContent } from '@reliure/page';
import type { LinkWriter } from '@reliure/richtext';
import { describeStates, describeTransitions } from '../kinds/lifecycle/describe.ts';
import type { Lifecycle } from '../kinds/lifecycle/model.ts';
import { texts } from '../texts/index.ts';
import type { DirectiveNames } from './findDirective.ts';

/** Directives that insert the states, the transitions or the diagram of a life cycle into a guide. */
export type LifecycleDirective = 'states' | 'transitions' | 'diagram';

/** Returns the names of these directives in the language of the site. */
export function lifecycleDirectiveNames(): DirectiveNames<LifecycleDirective> {
  const { states, transitions, diagram } = texts().guides.directives;
  return { states, transitions, diagram };
}

/** Returns the attribute with the name of the life cycle, in the language of the site. */
export function lifecycleAttribute(): string {
  return texts().guides.attributes.lifecycle;
}

/** Returns the states of a life cycle as a table. */
export function toStatesTable(lifecycle: Lifecycle, links: LinkWriter): readonly BlockContent[] {
  return toContent([describeStates(lifecycle)], { links, level: 1 });
}

/** Returns the transitions of a life cycle as a table. */
export function toTransitionsTable(lifecycle: Lifecycle, links: LinkWriter): readonly BlockContent[] {
  return toContent([describeTransitions(lifecycle)], { links, level: 1 });
}
