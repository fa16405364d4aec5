import type { Lifecycle } from '../model';
import { drawLifecycle } from './draw';
import type { Markup } from './markup';

export interface LifecycleProps {
  readonly page: LifecyclePage;
}

/** The data of a life cycle’s page. */
interface LifecyclePage extends Pick<Lifecycle, 'slug' | 'title' | 'description' | 'states' | 'transitions'> {
  readonly figure?: Markup;
}

/** Returns the props of a life cycle’s page, with the diagram as SVG. */
export function toLifecycleProps(lifecycle: Lifecycle): LifecycleProps {
  const { slug, title, description, states, transitions, diagram } = lifecycle;
  const figure = diagram === undefined ? {} : { figure: drawLifecycle({ ...lifecycle, diagram }) };
  return { page: { slug, title, description, ...figure, states, transitions } };
}
