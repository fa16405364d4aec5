import { referenceOf } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { compareSchemas } from './compareSchemas';
import { severityOf } from './kinds';
import type { DirectionOf } from './directions';
import type { Change, ChangeKind, Direction, Owner, OwnerPart, ContractLocation } from '../types';

/** One of two states of a contract. */
export interface ContractState {
  readonly document: JsonObject;
  readonly resolve: Resolve;
  readonly directionOf: DirectionOf;
}

/** The two states of a contract, for the comparison of one owner. */
export interface Comparison {
  readonly owner: Owner;
  readonly old: ContractState;
  readonly now: ContractState;
}

/** The location of a change, and the direction of its data. */
export interface ComparedLocation {
  readonly owner: Owner;
  readonly part?: OwnerPart;
  readonly value?: string;
  readonly direction: Direction;
}

/** Returns a change of an owner or of one of its parts. The severity depends on the direction of the data. */
export function toChange(
  kind: ChangeKind,
  location: ComparedLocation,
  detail: Pick<Change, 'before' | 'after'> = {},
): Change {
  return { kind, location: toContractLocation(location), severity: severityOf(kind, location.direction), ...detail };
}

function toContractLocation({ owner, part, value }: ComparedLocation): ContractLocation {
  return { owner, ...(part !== undefined && { part }), field: [], ...(value !== undefined && { value }) };
}

/** Whether two objects refer to the same component, which is compared on its own. */
export function isSameComponent(one: unknown, other: unknown): boolean {
  return referenceOf(one) !== null && referenceOf(one) === referenceOf(other);
}

/** Compares the schemas of one location. A missing schema allows any value. */
export function compareData(
  before: unknown,
  after: unknown,
  location: ComparedLocation,
  { old, now }: Comparison,
): readonly Change[] {
  return compareSchemas(before ?? true, after ?? true, toContractLocation(location), {
    resolveBefore: old.resolve,
    resolveAfter: now.resolve,
    direction: location.direction,
  });
}
