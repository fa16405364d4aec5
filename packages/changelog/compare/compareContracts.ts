import { createResolve, member, members } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { compareBody, compareParameter, compareResponse, compareSharedParameter } from './compareContents';
import { compareOperation } from './compareOperation';
import { compareData, toChange, type Comparison, type ContractState, type ComparedLocation } from './comparison';
import { toDirections, type DirectionOf } from './directions';
import { applyMergePatch, toMergePatch } from './mergePatch';
import { collectContractOperations, operationKey, type ContractOperation } from './operations';
import type { Change } from '../types';

/**
 * Compares two shapes of a contract. Returns the changes of the operations, in the order of the newer shape, then those
 * of the components, each once.
 *
 * @see toShape
 */
export function compareContracts(before: JsonObject, after: JsonObject): readonly Change[] {
  // Makes both states share the objects that did not change, so that they are skipped without being compared.
  return compareStates(toContractState(before), toContractState(applyMergePatch(before, toMergePatch(before, after))));
}

/** Returns a contract’s shape with what `compareStates` derives from it, once for all comparisons. */
export function toContractState(document: JsonObject): ContractState {
  const resolve = createResolve(document);
  let known: DirectionOf | null = null;
  return {
    document,
    resolve,
    directionOf: (section, name) => (known ??= toDirections(document, resolve))(section, name),
  };
}

/** Like `compareContracts`, for shapes that share the objects that did not change. */
export function compareStates(old: ContractState, now: ContractState): readonly Change[] {
  return old.document === now.document ? [] : [...compareOperations(old, now), ...compareComponents(old, now)];
}

function compareOperations(old: ContractState, now: ContractState): readonly Change[] {
  const [before, after] = [toOperations(old), toOperations(now)];
  const removed = [...before].filter(([key]) => !after.has(key));
  return [
    ...removed.map(([, { owner }]) => toChange('operation-removed', { owner, direction: 'both' })),
    ...[...after].flatMap(([key, operation]) => {
      const previous = before.get(key);
      if (previous !== undefined) return compareOperation(previous, operation, old, now);
      return [toChange('operation-added', { owner: operation.owner, direction: 'both' })];
    }),
  ];
}

function toOperations({ document, resolve }: ContractState): ReadonlyMap<string, ContractOperation> {
  return new Map(collectContractOperations(document, resolve).map((one) => [operationKey(one.owner), one]));
}

/** Compares the components that both states have. An added or removed component shows where it is referred to. */
function compareComponents(old: ContractState, now: ContractState): readonly Change[] {
  const changed = members(now.document['components']).flatMap(([section, entries]) =>
    members(entries).flatMap(([name, entry]) => {
      const previous = member(member(old.document['components'], section), name);
      return previous === undefined || previous === entry ? [] : [{ section, name, previous, entry }];
    }),
  );
  return changed.flatMap(({ section, name, previous, entry }) => {
    const direction = now.directionOf(section, name);
    if (direction === null) return [];
    const owner = { kind: 'component', section, name } as const;
    return compareComponent(section, previous, entry, { owner, direction }, { owner, old, now });
  });
}

/** Compares two states of a component. A component that is only a `$ref` is compared by its target. */
function compareComponent(
  section: string,
  previous: unknown,
  entry: unknown,
  location: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  const [before, after] = [comparison.old.resolve(previous).node, comparison.now.resolve(entry).node];
  switch (section) {
    case 'schemas':
      return compareData(previous, entry, location, comparison);
    case 'parameters':
      return compareSharedParameter(before, after, location, comparison);
    case 'headers':
      return compareParameter(before, after, location, comparison);
    case 'requestBodies':
      return compareBody(before, after, location, comparison);
    case 'responses':
      return compareResponse(before, after, location, comparison);
    case 'securitySchemes':
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [toChange('rule-changed', location)];
    default:
      return [];
  }
}
