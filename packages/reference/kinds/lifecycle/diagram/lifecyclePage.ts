import type { Lifecycle } from '../model';
import { drawLifecycle } from './draw';
import type { Markup } from './markup';
import type { DrawnLifecycle } from './types';

/** A life cycle as its page shows it. */
export interface LifecyclePage extends Omit<Lifecycle, 'name'> {
  readonly kind: 'lifecycle';
  readonly figure: Markup;
}

/** The page of a life cycle, with its drawing as SVG. */
export function toLifecyclePage(lifecycle: DrawnLifecycle): LifecyclePage {
  const { slug, title, description, states, transitions } = lifecycle;
  return { kind: 'lifecycle', slug, title, description, figure: drawLifecycle(lifecycle), states, transitions };
}
