import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { followReference } from './followReference.ts';
import { reportOnKey } from './reportOnKey.ts';

/** Causes of transitions that no operation performs: time passing, and a system outside the API. */
const impersonalCauses: ReadonlySet<string> = new Set(['temps', 'externe']);

/**
 * Requires each state of a life cycle to be reachable and, unless it is final, to have an outgoing transition. Each
 * transition names the operation that performs it, or a `cause`: `temps`, `externe`, or transitions of another life
 * cycle that have an operation.
 */
export const deadEndRule: Oas3Rule = () => ({
  Root(root: unknown, context: UserContext) {
    const reference = member(root, 'x-lifecycles');
    if (reference === undefined) return;
    const written = context.location.child(['x-lifecycles']);
    const { node: machines, location } = followReference(reference, written, context);
    const report = (message: string, path: readonly string[]): void =>
      reportOnKey(context, location.child([...path]), message);
    const performed = new Set(
      members(machines).flatMap(([name, machine]) =>
        transitionsOf(machine).flatMap(([code, transition]) =>
          toText(transition['operation']) === undefined ? [] : [`${name}/${code}`],
        ),
      ),
    );
    for (const [name, machine] of members(machines)) {
      const transitions = transitionsOf(machine);
      for (const [code, transition] of transitions) {
        const fault = causeFault(transition, performed);
        if (fault === undefined) continue;
        report(`Transition "${code}" of "${name}" ${fault}`, [name, 'transitions', code]);
      }
      for (const [code, state] of members(member(machine, 'states'))) {
        for (const message of stateFaults(code, name, state, transitions)) {
          report(message, [name, 'states', code]);
        }
      }
    }
  },
});

function causeFault(transition: JsonObject, performed: ReadonlySet<string>): string | undefined {
  if (toText(transition['operation']) !== undefined) return undefined;
  const { cause } = transition;
  if (typeof cause === 'string' && impersonalCauses.has(cause)) return undefined;
  const causes = toArray(cause).map(String);
  const unknown = causes.filter((each) => !performed.has(each));
  if (causes.length > 0 && unknown.length === 0) return undefined;
  if (causes.length > 0) {
    return `is caused by ${unknown.map((each) => `"${each}"`).join(', ')}, which no operation performs: name transitions with an operation, as \`cycle/transition\`.`;
  }
  return 'has no operation: name one in `operation`, or a `cause`: `temps`, `externe`, or the transitions of another life cycle that lead to it.';
}

function stateFaults(
  code: string,
  machine: string,
  state: unknown,
  transitions: readonly (readonly [string, JsonObject])[],
): readonly string[] {
  const isReached = transitions.some(([, { to }]) => toCodes(to).includes(code));
  const isLeft = transitions.some(
    ([, { from, to }]) => toCodes(from).includes(code) && toCodes(to).some((target) => target !== code),
  );
  const faults: string[] = [];
  if (!isReached) {
    faults.push(
      `State "${code}" of "${machine}" is never reached: add a transition with the operation that leads to it, or remove the state.`,
    );
  }
  if (!isLeft && member(state, 'final') !== true) {
    faults.push(
      `State "${code}" of "${machine}" is never left: add a transition with the operation that leaves it, or mark it \`final: true\`.`,
    );
  }
  return faults;
}

function transitionsOf(machine: unknown): readonly (readonly [string, JsonObject])[] {
  return members(member(machine, 'transitions')).flatMap(([code, transition]) =>
    isObject(transition) ? [[code, transition] as const] : [],
  );
}

function toCodes(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : toArray(value).map(String);
}
