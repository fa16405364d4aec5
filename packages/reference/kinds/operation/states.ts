import { isObject, member, members, toArray, toText } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { toRichText } from '@apidoc/richtext';
import type { Anchors } from '@apidoc/richtext';
import { lifecycleSlugs, toCodes } from '../../model/contract/lifecycles';
import type { State, StateRule } from './types';

/**
 * Returns the states in which an operation is allowed, from the life cycles at the contract’s root (`x-lifecycles`):
 * those that its transitions (`x-transitions`) leave and reach, and those that it lists itself (`x-states`).
 */
export function toStateRules(operation: JsonObject, lifecycles: unknown, anchors: Anchors): readonly StateRule[] {
  return [...transitionRules(operation, lifecycles, anchors), ...allowedStates(operation, lifecycles)];
}

function transitionRules(operation: JsonObject, lifecycles: unknown, anchors: Anchors): readonly StateRule[] {
  return toArray(operation['x-transitions']).flatMap((name) => {
    const [machineName = '', transitionName = ''] = String(name).split('/');
    const machine = member(lifecycles, machineName);
    const transition = member(member(machine, 'transitions'), transitionName);
    if (!isObject(machine) || !isObject(transition)) return [];
    const condition = toText(transition['condition']);
    return [
      {
        ...toMachine(machineName, lifecycles),
        from: toStates(transition['from'], machine),
        to: toStates(transition['to'], machine),
        ...(condition !== undefined && { condition: toRichText(condition, anchors) }),
      },
    ];
  });
}

function allowedStates(operation: JsonObject, lifecycles: unknown): readonly StateRule[] {
  return members(operation['x-states']).map(([machineName, states]) => {
    const machine = member(lifecycles, machineName);
    return { ...toMachine(machineName, lifecycles), from: toStates(states, machine), to: [] };
  });
}

function toMachine(name: string, lifecycles: unknown): Pick<StateRule, 'slug' | 'machine'> {
  const slug = lifecycleSlugs(lifecycles).get(name);
  const machine = toText(member(member(lifecycles, name), 'title')) ?? name;
  return { ...(slug !== undefined && { slug }), machine };
}

function toStates(codes: unknown, machine: unknown): readonly State[] {
  return toCodes(codes).map((code) => ({
    code,
    title: toText(member(member(member(machine, 'states'), code), 'title')) ?? code,
  }));
}
