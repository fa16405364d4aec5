import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toRichText } from '@reliure/richtext';
import type { Anchors } from '@reliure/richtext';
import { lifecycleSlugs, toCodes } from '../../model/contract/lifecycles.ts';
import type { State, StateRule } from './types.ts';

/**
 * Returns the states in which an operation is allowed, from the life cycles at the contract’s root (`x-lifecycles`):
 * those that its transitions (`x-transitions`) leave and reach, and those that it lists itself (`x-states`).
 */
export function toStateRules(operation: JsonObject, lifecycles: unknown, anchors: Anchors): readonly StateRule[] {
  return [...transitionRules(operation, lifecycles, anchors), ...allowedStates(operation, lifecycles)];
}

function transitionRules(operation: JsonObject, lifecycles: unknown, anchors: Anchors): readonly StateRule[] {
  return toArray(operation['x-transitions']).flatMap((name) => {
    const [lifecycleName = '', transitionName = ''] = String(name).split('/');
    const lifecycle = member(lifecycles, lifecycleName);
    const transition = member(member(lifecycle, 'transitions'), transitionName);
    if (!isObject(lifecycle) || !isObject(transition)) return [];
    const condition = toText(transition['condition']);
    return [
      {
        ...toLifecycle(lifecycleName, lifecycles),
        from: toStates(transition['from'], lifecycle),
        to: toStates(transition['to'], lifecycle),
        ...(condition !== undefined && { condition: toRichText(condition, anchors) }),
      },
    ];
  });
}

function allowedStates(operation: JsonObject, lifecycles: unknown): readonly StateRule[] {
  return members(operation['x-states']).map(([lifecycleName, states]) => {
    const lifecycle = member(lifecycles, lifecycleName);
    return { ...toLifecycle(lifecycleName, lifecycles), from: toStates(states, lifecycle), to: [] };
  });
}

function toLifecycle(name: string, lifecycles: unknown): Pick<StateRule, 'slug' | 'lifecycle'> {
  const slug = lifecycleSlugs(lifecycles).get(name);
  const lifecycle = toText(member(member(lifecycles, name), 'title')) ?? name;
  return { ...(slug !== undefined && { slug }), lifecycle };
}

function toStates(codes: unknown, lifecycle: unknown): readonly State[] {
  return toCodes(codes).map((code) => ({
    code,
    title: toText(member(member(member(lifecycle, 'states'), code), 'title')) ?? code,
  }));
}
