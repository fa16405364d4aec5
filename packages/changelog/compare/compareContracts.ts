import { createResolve, member, members } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { compareBody, compareParameter, compareResponse, compareSharedParameter } from './compareContents';
import { compareOperation } from './compareOperation';
import { compareData, toChange, type Comparison, type Side, type ComparedSpot } from './comparison';
import { toDirections } from './directions';
import { applyMergePatch, toMergePatch } from './mergePatch';
import { collectContractOperations, operationKey, type ContractOperation } from './operations';
import type { Change } from '../types';

/**
 * What differs between two shapes of a contract: operations in the order of the newer one, then what several of them
 * share, each component once.
 *
 * @see toShape
 */
export function compareContracts(before: JsonObject, after: JsonObject): readonly Change[] {
  // What did not change becomes one object on both sides, so that it is passed over at a glance.
  return compareSides(toSide(before), toSide(applyMergePatch(before, toMergePatch(before, after))));
}

/** A contract’s shape with what follows its `$ref`s, which `compareSides` compares. */
export function toSide(document: JsonObject): Side {
  return { document, resolve: createResolve(document) };
}

/** As `compareContracts`, for shapes that have what is the same in common. */
export function compareSides(old: Side, now: Side): readonly Change[] {
  return old.document === now.document ? [] : [...compareOperations(old, now), ...compareComponents(old, now)];
}

function compareOperations(old: Side, now: Side): readonly Change[] {
  const [before, after] = [toOperations(old), toOperations(now)];
  const removed = [...before].filter(([key]) => !after.has(key));
  return [
    ...removed.map(([, { owner }]) => toChange('operation-removed', { owner, direction: 'both' })),
    ...[...after].flatMap(([key, operation]) => {
      const known = before.get(key);
      if (known !== undefined) return compareOperation(known, operation, old, now);
      return [toChange('operation-added', { owner: operation.owner, direction: 'both' })];
    }),
  ];
}

function toOperations({ document, resolve }: Side): ReadonlyMap<string, ContractOperation> {
  return new Map(collectContractOperations(document, resolve).map((one) => [operationKey(one.owner), one]));
}

/** A component that is on one side only is told by what came to name it, or ceased to. */
function compareComponents(old: Side, now: Side): readonly Change[] {
  const changed = members(now.document['components']).flatMap(([section, entries]) =>
    members(entries).flatMap(([name, entry]) => {
      const known = member(member(old.document['components'], section), name);
      return known === undefined || known === entry ? [] : [{ section, name, known, entry }];
    }),
  );
  if (changed.length === 0) return [];
  const directionOf = toDirections(now.document, now.resolve);
  return changed.flatMap(({ section, name, known, entry }) => {
    const direction = directionOf(section, name);
    if (direction === null) return [];
    const owner = { kind: 'component', section, name } as const;
    return compareComponent(section, known, entry, { owner, direction }, { owner, old, now });
  });
}

/** One component; what only leads to another one is compared by what that says. */
function compareComponent(
  section: string,
  known: unknown,
  entry: unknown,
  spot: ComparedSpot,
  comparison: Comparison,
): readonly Change[] {
  const [before, after] = [comparison.old.resolve(known).node, comparison.now.resolve(entry).node];
  switch (section) {
    case 'schemas':
      return compareData(known, entry, spot, comparison);
    case 'parameters':
      return compareSharedParameter(before, after, spot, comparison);
    case 'headers':
      return compareParameter(before, after, spot, comparison);
    case 'requestBodies':
      return compareBody(before, after, spot, comparison);
    case 'responses':
      return compareResponse(before, after, spot, comparison);
    case 'securitySchemes':
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [toChange('rule-changed', spot)];
    default:
      return [];
  }
}
