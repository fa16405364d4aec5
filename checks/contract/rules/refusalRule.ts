import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { reportOnKey } from './reportOnKey.ts';

/** The error of an action that the current state does not allow, unless a more specific error says why. */
const defaultRefusal = 'transition-interdite';

/**
 * Requires an operation to have an error for each state in which it is refused: one of the state's `refusals`, or the
 * general error if the operation performs a transition.
 */
export const refusalRule: Oas3Rule = () => {
  let machines: unknown;

  return {
    Root: {
      enter(root: unknown, { resolve }: UserContext) {
        machines = resolve<JsonObject>(member(root, 'x-lifecycles') as JsonObject).node;
      },
    },
    Operation(operation: unknown, context: UserContext) {
      const sources = sourceStates(operation, machines);
      const named = new Map(
        members(member(operation, 'x-states')).map(([name, states]) => [name, toArray(states).map(String)]),
      );
      const errors = errorCodes(operation, context);
      for (const name of new Set([...sources.keys(), ...named.keys()])) {
        const allowed = new Set([...(sources.get(name) ?? []), ...(named.get(name) ?? [])]);
        for (const [state, definition] of members(member(member(machines, name), 'states'))) {
          if (allowed.has(state) || member(definition, 'pseudo') === true) continue;
          const own = toArray(member(definition, 'refusals')).map(String);
          const refusals = [...own, ...(own.length === 0 || sources.has(name) ? [defaultRefusal] : [])];
          if (refusals.some((code) => errors.has(code))) continue;
          reportOnKey(
            context,
            context.location,
            `The operation is refused in state "${state}" of "${name}", but has no error for it: add ${refusals.map((code) => `"${code}"`).join(' or ')}, or allow the state in x-states.`,
          );
        }
      }
    },
  };
};

/**
 * Returns the states that the operation's transitions leave, by machine. A machine in which it only creates has no
 * entry.
 */
function sourceStates(operation: unknown, machines: unknown): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, readonly string[]>();
  for (const reference of toArray(member(operation, 'x-transitions')).map(String)) {
    const [machine = '', transition = ''] = reference.split('/');
    const from = toArray(member(member(member(member(machines, machine), 'transitions'), transition), 'from')).map(
      String,
    );
    if (from.length > 0) sources.set(machine, [...(sources.get(machine) ?? []), ...from]);
  }
  return sources;
}

function errorCodes(operation: unknown, { resolve }: Pick<UserContext, 'resolve'>): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const [, reference] of members(member(operation, 'responses'))) {
    const response = resolve<JsonObject>(reference as JsonObject);
    const file = response.location?.source.absoluteRef;
    for (const [, media] of members(member(response.node, 'content'))) {
      for (const [, example] of members(member(media, 'examples'))) {
        const code = toText(member(member(resolve<JsonObject>(example as JsonObject, file).node, 'value'), 'code'));
        if (code !== undefined) codes.add(code);
      }
    }
  }
  return codes;
}
