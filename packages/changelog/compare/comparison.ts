import { referenceOf } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { compareSchemas } from './schemas/compareSchemas.ts';
import { severityOf } from './kinds.ts';
import type { DirectionOf } from './directions.ts';
import { isComplete } from './shape/shape.ts';
import type { Notation, NotationOf } from './shape/notations.ts';
import type { Change, ChangeKind, Direction, Owner, OwnerPart, ContractLocation } from '../types.ts';

/** One of two states of a contract. */
export interface ContractState {
  readonly document: JsonObject;
  readonly resolve: Resolve;
  readonly directionOf: DirectionOf;
  readonly notationOf: NotationOf;
}

/** The two states of a contract, for the comparison of one owner. */
export interface Comparison {
  readonly owner: Owner;
  readonly old: ContractState;
  readonly now: ContractState;
  /** Whether both states contain all facts, as those of older releases do not. @see isComplete */
  readonly isComplete: boolean;
  /** Whether schemas that are written the same mean the same. */
  readonly skipsSameSchemas: boolean;
}

/** A comparison before its owner is known. */
export type States = Omit<Comparison, 'owner'>;

/** Returns the context for the comparison of two states. */
export function toStates(old: ContractState, now: ContractState, skipsSameSchemas: boolean): States {
  return { old, now, isComplete: isComplete(old.document) && isComplete(now.document), skipsSameSchemas };
}

/** The location of a change, and the direction of its data. */
export interface ComparedLocation {
  readonly owner: Owner;
  readonly part?: OwnerPart;
  readonly field?: readonly string[];
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

function toContractLocation({ owner, part, field, value }: ComparedLocation): ContractLocation {
  return {
    owner,
    ...(part !== undefined && { part }),
    field: field ?? [],
    ...(value !== undefined && { value }),
  };
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
  { old, now, isComplete, skipsSameSchemas }: Comparison,
  { isText, isXml }: Notation,
): readonly Change[] {
  return compareSchemas(before ?? true, after ?? true, toContractLocation(location), {
    resolveBefore: old.resolve,
    resolveAfter: now.resolve,
    direction: location.direction,
    notation: { isText, isXml: isXml && isComplete },
    skipsSameSchemas,
  });
}
