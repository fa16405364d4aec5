import { childSchemasIn, createResolve, member, members } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { mergeSchema } from '@reliure/schema';
import { compareBody, compareResponse } from './compareContents.ts';
import { compareOperation } from './compareOperation.ts';
import { compareParameter, compareSharedParameter } from './compareParameters.ts';
import { compareSecurityScheme, requiresScheme } from './compareSecurity.ts';
import { compareServers } from './compareServers.ts';
import {
  compareData,
  isSameComponent,
  toStates,
  toChange,
  type ContractState,
  type ComparedLocation,
  type States,
} from './comparison.ts';
import { toDirections, type DirectionOf } from './directions.ts';
import { modeOf } from './schemas/fieldModes.ts';
import { applyMergePatch, toMergePatch } from './shape/mergePatch.ts';
import { toNotations, type NotationOf } from './shape/notations.ts';
import { collectContractOperations, pairOperations, type ContractOperation } from './shape/operations.ts';
import { isComplete } from './shape/shape.ts';
import type { Change } from '../types.ts';

/**
 * Compares two shapes of a contract. Returns the changes of its servers, then those of the operations, in the order of
 * the newer shape, then those of the components, each once.
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
  let notations: NotationOf | null = null;
  return {
    document,
    resolve,
    directionOf: (section, name) => (known ??= toDirections(document, resolve))(section, name),
    notationOf: (name) => (notations ??= toNotations(document))(name),
  };
}

/** Like `compareContracts`, for shapes that share the objects that did not change. */
export function compareStates(old: ContractState, now: ContractState): readonly Change[] {
  const components = pairComponents(old, now);
  const extended = components.filter((pair) => hasOtherChildren(pair, old, now));
  const changed = components.filter((pair) => pair.previous !== pair.entry || extended.includes(pair));
  // What is written the same means the same, unless a field that it refers to has another mode.
  const skipsSame = !changed.some((pair) => hasOtherMode(pair, old, now));
  // A schema with other children means something else, however it is written.
  const states = toStates(old, now, skipsSame && extended.length === 0);
  const knowsServers = isComplete(old.document) && isComplete(now.document);
  return [
    ...(knowsServers ? compareServers(old.document['servers'], now.document['servers'], { kind: 'contract' }) : []),
    ...compareOperations(states, skipsSame),
    ...(skipsSame ? changed : components).flatMap((pair) => compareComponent(pair, states)),
  ];
}

function compareOperations(states: States, skipsSame: boolean): readonly Change[] {
  const { old, now } = states;
  const { pairs, removed } = pairOperations(toOperations(old), toOperations(now));
  const canSkip = skipsSame && old.document['security'] === now.document['security'];
  return [
    ...removed.map(({ owner }) => toChange('operation-removed', { owner, direction: 'both' })),
    ...pairs.flatMap(([previous, operation]) => {
      if (previous === undefined) return [toChange('operation-added', { owner: operation.owner, direction: 'both' })];
      return canSkip && isSame(previous, operation) ? [] : compareOperation(previous, operation, states);
    }),
  ];
}

function isSame(before: ContractOperation, after: ContractOperation): boolean {
  return (
    before.operation === after.operation && before.pathItem === after.pathItem && before.owner.path === after.owner.path
  );
}

function toOperations({ document, resolve }: ContractState): readonly ContractOperation[] {
  return collectContractOperations(document, resolve);
}

/** The two states of a component. */
interface ComponentPair {
  readonly section: string;
  readonly name: string;
  readonly previous: unknown;
  readonly entry: unknown;
}

/** Returns the components that both states have. An added or removed component shows where it is referred to. */
function pairComponents(old: ContractState, now: ContractState): readonly ComponentPair[] {
  return members(now.document['components']).flatMap(([section, entries]) =>
    members(entries).flatMap(([name, entry]) => {
      const previous = member(member(old.document['components'], section), name);
      return previous === undefined ? [] : [{ section, name, previous, entry }];
    }),
  );
}

/** Whether a shared schema became read-only or write-only, or no longer is. Other components have no mode. */
function hasOtherMode({ previous, entry }: ComponentPair, old: ContractState, now: ContractState): boolean {
  const [before, after] = [mergeSchema([previous], old.resolve), mergeSchema([entry], now.resolve)];
  return modeOf(before.keywords) !== modeOf(after.keywords);
}

/** Whether a discriminator selects other components, which include its schema. They are variants of that schema. */
function hasOtherChildren({ previous, entry }: ComponentPair, old: ContractState, now: ContractState): boolean {
  return childSchemasIn(previous, old.resolve).join() !== childSchemasIn(entry, now.resolve).join();
}

/** Compares two states of a component. A component that is only a `$ref` is compared by its target. */
function compareComponent(pair: ComponentPair, states: States): readonly Change[] {
  const { section, name, previous, entry } = pair;
  const { old, now } = states;
  const direction = now.directionOf(section, name);
  if (direction === null) return [];
  const owner = { kind: 'component', section, name } as const;
  const location: ComparedLocation = { owner, direction };
  const comparison = { ...states, owner };
  if (section === 'schemas') return compareData(previous, entry, location, comparison, now.notationOf(name));
  if (isSameComponent(previous, entry)) return [];
  const [before, after] = [old.resolve(previous).node, now.resolve(entry).node];
  switch (section) {
    case 'parameters':
      return compareSharedParameter(before, after, location, comparison);
    case 'headers':
      return compareParameter(before, after, location, comparison);
    case 'requestBodies':
      return compareBody(before, after, location, comparison);
    case 'responses':
      return compareResponse(before, after, location, comparison);
    case 'securitySchemes':
      return [old, now].some((state) => requiresScheme(name, toOperations(state), state.document))
        ? compareSecurityScheme(before, after, location, comparison.isComplete)
        : [];
    default:
      return [];
  }
}
