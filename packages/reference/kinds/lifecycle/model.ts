import { isObject, member, members, toArray, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { codeAnchor, createAnchors, toRichText } from '@apidoc/richtext';
import type { Anchors, RichText } from '@apidoc/richtext';
import { buildNameSlugs } from '../../model/nameSlugs';
import { lifecycleCatalogue, lifecycleSections } from './lifecycleWording';
import type { OperationLink } from '../../model/links';
import type { BuildContext } from '../kind';
import type { Diagram } from './diagram/types';
import type { Asked } from '../../model/asked';
import { toAsked } from '../../model/asked';

/** How a thing of the API lives: its states, and what leads from one to another. */
export interface Lifecycle extends Asked {
  readonly name: string;
  /** Last parts of its page’s address, such as `etats/visite`. */
  readonly slug: string;
  readonly title: string;
  readonly description: RichText;
  readonly states: readonly LifecycleState[];
  readonly transitions: readonly Transition[];
  /** Its drawing, once it is laid out. */
  readonly diagram?: Diagram;
}

/** One whose drawing is laid out. */
export interface DrawnLifecycle extends Lifecycle {
  readonly diagram: Diagram;
}

export interface LifecycleIndexProps {
  readonly lifecycles: readonly LifecycleSummary[];
}

/** A life cycle among others, with the numbers of its states and transitions. */
interface LifecycleSummary extends Pick<Lifecycle, 'slug' | 'title' | 'description'> {
  readonly states: number;
  readonly transitions: number;
}

/** One state; the contract says which are final (`final`). */
export interface LifecycleState {
  readonly code: string;
  readonly title: string;
  readonly description: RichText;
  readonly isFinal: boolean;
}

/** What leads from some states to others, or creates a thing in its first. */
export interface Transition {
  readonly title: string;
  /** Codes; none for what creates. */
  readonly from: readonly string[];
  /** Codes; several where the state depends on what came before. */
  readonly to: readonly string[];
  readonly condition: RichText;
  /** The operation that performs it. */
  readonly operation?: Pick<OperationLink, 'slug' | 'title'>;
  /** Who or what performs it, when no operation does. */
  readonly by?: string;
}

/** The life cycles at the contract’s root (`x-lifecycles`), with the operations that perform their transitions. */
export function toLifecycles({
  document,
  operationsById,
  links,
}: Pick<BuildContext, 'document' | 'operationsById' | 'links'>): readonly Lifecycle[] {
  const lifecycles = document['x-lifecycles'];
  const slugs = lifecycleSlugs(lifecycles);
  const codes = members(lifecycles).flatMap(([, machine]) => members(member(machine, 'states')));
  const reserved = [...Object.values(lifecycleSections), ...codes.map(([code]) => codeAnchor(code))];
  // All descriptions stand on one page too.
  const anchors = createAnchors({ reserved, links });
  const text = (written: unknown): RichText => toRichText(toText(written) ?? '', anchors);
  return members(lifecycles).map(([name, machine]) => ({
    name,
    slug: slugs.get(name) ?? '',
    title: toText(member(machine, 'title')) ?? name,
    description: text(member(machine, 'description')),
    states: members(member(machine, 'states')).map(([code, state]) => ({
      code,
      title: toText(member(state, 'title')) ?? code,
      description: text(member(state, 'description')),
      isFinal: member(state, 'final') === true,
    })),
    transitions: members(member(machine, 'transitions')).flatMap(([code, transition]) =>
      isObject(transition) ? [toTransition(code, transition, operationsById, anchors)] : [],
    ),
    ...toAsked(machine),
  }));
}

/** Last parts of the address of each life cycle’s page, by its name. */
export function lifecycleSlugs(lifecycles: unknown): ReadonlyMap<string, string> {
  return buildNameSlugs(
    lifecycleCatalogue.slug,
    members(lifecycles).map(([name]) => name),
  );
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

/** The codes of one state or of several: the contract may write either. */
export function toCodes(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : toArray(value).map(String);
}
