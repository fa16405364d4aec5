import type { Lifecycle, LifecycleState, Transition } from '../pages/lifecycles';
import { toRichText, type RichText } from '../pages/richText';
import { drawLifecycle } from './draw';
import type { Markup } from './markup';
import type { DrawnLifecycle } from './types';

/** A life cycle as its page shows it. */
export interface LifecyclePage extends Pick<Lifecycle, 'slug' | 'title'> {
  readonly kind: 'lifecycle';
  readonly description: RichText;
  readonly figure: Markup;
  readonly states: readonly (Omit<LifecycleState, 'description'> & { readonly description: RichText })[];
  readonly transitions: readonly (Omit<Transition, 'condition'> & { readonly condition: RichText })[];
}

export function toLifecyclePage(lifecycle: DrawnLifecycle): LifecyclePage {
  const { slug, title, description, states, transitions } = lifecycle;
  return {
    kind: 'lifecycle',
    slug,
    title,
    description: toRichText(description),
    figure: drawLifecycle(lifecycle),
    states: states.map((state) => ({ ...state, description: toRichText(state.description) })),
    transitions: transitions.map((transition) => ({ ...transition, condition: toRichText(transition.condition) })),
  };
}
