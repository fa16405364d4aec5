import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members, toArray, toText } from '@reliure/openapi';
import { followReference } from './followReference.ts';

/**
 * Requires operations and life cycles to agree. Each names only states and transitions that exist, and an operation
 * names all transitions that it performs.
 */
export const lifecycleRule: Oas3Rule = () => {
  /** Operations that perform transitions, by the transition’s name: `machine/transition`. */
  const performers = new Map<string, string | null>();
  const states = new Map<string, ReadonlySet<string>>();
  const performed = new Map<string, Set<string>>();

  return {
    Root: {
      enter(root: unknown, context: UserContext) {
        const reference = member(root, 'x-lifecycles');
        if (reference === undefined) return;
        const machines = followReference(reference, context.location, context).node;
        for (const [name, machine] of members(machines)) {
          states.set(name, new Set(members(member(machine, 'states')).map(([state]) => state)));
          for (const [transition, definition] of members(member(machine, 'transitions'))) {
            performers.set(`${name}/${transition}`, toText(member(definition, 'operation')) ?? null);
          }
        }
      },
      leave(_root: unknown, context: UserContext) {
        for (const [transition, operation] of performers) {
          if (operation === null || performed.get(transition)?.has(operation) === true) continue;
          context.report({
            message: `Transition "${transition}" is performed by "${operation}", which does not list it: add it to that operation’s x-transitions.`,
            location: context.location.child(['x-lifecycles']),
          });
        }
      },
    },
    Operation(operation: unknown, context: UserContext) {
      const id = String(member(operation, 'operationId'));
      for (const name of toArray(member(operation, 'x-transitions')).map(String)) {
        const performer = performers.get(name);
        if (performer === undefined) {
          context.report({
            message: `Transition "${name}" does not exist: define it in cycles-de-vie.yaml, or use another.`,
            location: context.location.child(['x-transitions']),
          });
        } else if (performer !== id) {
          context.report({
            message: `Transition "${name}" is performed by "${String(performer)}" in cycles-de-vie.yaml, not by "${id}": change one of the two.`,
            location: context.location.child(['x-transitions']),
          });
        }
        performed.set(name, new Set([...(performed.get(name) ?? []), id]));
      }
      for (const [machine, allowed] of members(member(operation, 'x-states'))) {
        const known = states.get(machine);
        const unknown = toArray(allowed)
          .map(String)
          .filter((state) => known?.has(state) !== true);
        if (unknown.length > 0) {
          context.report({
            message: `States ${unknown.map((state) => `"${state}"`).join(', ')} of "${machine}" do not exist in cycles-de-vie.yaml.`,
            location: context.location.child(['x-states']),
          });
        }
      }
    },
  };
};
