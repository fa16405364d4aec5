import { isObject, member, members, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { codeAnchor, createAnchors, toRichText } from '@reliure/richtext';
import type { Anchors, RichText } from '@reliure/richtext';
import { lifecycleSlugs, toCodes } from '../../model/contract/lifecycles.ts';
import { texts } from '../../texts/index.ts';
import type { OperationLink } from '../../model/links.ts';
import type { BuildContext } from '../kind.ts';
import type { Diagram } from './diagram/types.ts';
import type { WithSearchPhrases } from '../../model/contractSearchPhrases.ts';
import { toContractSearchPhrases } from '../../model/contractSearchPhrases.ts';

/** The life cycle of a resource: its states and transitions. */
export interface Lifecycle extends WithSearchPhrases {
  readonly name: string;
  /** Slug of its page, such as `etats/visite`. */
  readonly slug: string;
  readonly title: string;
  readonly description: RichText;
  readonly states: readonly LifecycleState[];
  readonly transitions: readonly Transition[];
  /** The diagram, after its layout was computed. */
  readonly diagram?: Diagram;
}

/** A life cycle whose diagram’s layout was computed. */
export interface DrawnLifecycle extends Lifecycle {
  readonly diagram: Diagram;
}

export interface LifecycleIndexProps {
  readonly lifecycles: readonly LifecycleSummary[];
}

/** A life cycle in the index, with the numbers of its states and transitions. */
interface LifecycleSummary extends Pick<Lifecycle, 'slug' | 'title' | 'description'> {
  readonly states: number;
  readonly transitions: number;
}

/** A state. The contract marks final states with `final`. */
export interface LifecycleState {
  readonly code: string;
  readonly title: string;
  readonly description: RichText;
  readonly isFinal: boolean;
}

/** A transition between states, or the creation of a resource in its first state. */
export interface Transition {
  readonly title: string;
  /** Codes of the source states. Empty if the transition creates a resource. */
  readonly from: readonly string[];
  /** Codes of the target states. There are several if the target depends on earlier events. */
  readonly to: readonly string[];
  readonly condition: RichText;
  /** The operation that performs it. */
  readonly operation?: Pick<OperationLink, 'slug' | 'title'>;
  /** Who or what performs it, if no operation does. */
  readonly by?: string;
}

/**
 * Reads the life cycles at the contract’s root (`x-lifecycles`), with the operations that perform their transitions.
 */
export function toLifecycles({
  document,
  operationsById,
  links,
}: Pick<BuildContext, 'document' | 'operationsById' | 'links'>): readonly Lifecycle[] {
  const lifecycles = document['x-lifecycles'];
  const slugs = lifecycleSlugs(lifecycles);
  const codes = members(lifecycles).flatMap(([, lifecycle]) => members(member(lifecycle, 'states')));
  const reserved = [...Object.values(texts().anchors.lifecycle), ...codes.map(([code]) => codeAnchor(code))];
  // All descriptions share one set of anchors, because the index page shows them together.
  const anchors = createAnchors({ reserved, links });
  const text = (written: unknown): RichText => toRichText(toText(written) ?? '', anchors);
  return members(lifecycles).map(([name, lifecycle]) => ({
    name,
    slug: slugs.get(name) ?? '',
    title: toText(member(lifecycle, 'title')) ?? name,
    description: text(member(lifecycle, 'description')),
    states: members(member(lifecycle, 'states')).map(([code, state]) => ({
      code,
      title: toText(member(state, 'title')) ?? code,
      description: text(member(state, 'description')),
      isFinal: member(state, 'final') === true,
    })),
    transitions: members(member(lifecycle, 'transitions')).flatMap(([code, transition]) =>
      isObject(transition) ? [toTransition(code, transition, operationsById, anchors)] : [],
    ),
    ...toContractSearchPhrases(lifecycle),
  }));
}

function toTransition(
  code: string,
  transition: JsonObject,
  operations: ReadonlyMap<string, OperationLink>,
  anchors: Anchors,
): Transition {
  const link = operations.get(toText(transition['operation']) ?? '');
  const by = toText(transition['by']);
  return {
    title: toText(transition['title']) ?? code,
    from: toCodes(transition['from']),
    to: toCodes(transition['to']),
    condition: toRichText(toText(transition['condition']) ?? '', anchors),
    ...(link !== undefined && { operation: { slug: link.slug, title: link.title } }),
    ...(by !== undefined && { by }),
  };
}
