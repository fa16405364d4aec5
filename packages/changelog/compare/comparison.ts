import { member, referenceOf } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { compareSchemas } from './compareSchemas';
import { severityOf } from './kinds';
import type { Change, ChangeKind, Direction, Owner, Part, Place } from '../types';

/** One of two states of a contract. */
export interface Side {
  readonly document: JsonObject;
  readonly resolve: Resolve;
}

/** Two states of one owner. */
export interface Comparison {
  readonly owner: Owner;
  readonly old: Side;
  readonly now: Side;
}

/** What a change is told of. */
export interface Spot {
  readonly owner: Owner;
  readonly part?: Part;
  readonly value?: string;
  readonly direction: Direction;
}

/** A change of an owner or one of its parts, with the severity that follows from who writes the data. */
export function tell(kind: ChangeKind, spot: Spot, detail: Pick<Change, 'before' | 'after'> = {}): Change {
  return { kind, place: toPlace(spot), severity: severityOf(kind, spot.direction), ...detail };
}

function toPlace({ owner, part, value }: Spot): Place {
  return { owner, ...(part !== undefined && { part }), field: [], ...(value !== undefined && { value }) };
}

/** Whether two objects are one component, which is compared as itself. */
export function isSameComponent(one: unknown, other: unknown): boolean {
  return referenceOf(one) !== null && referenceOf(one) === referenceOf(other);
}

/** The schemas of one place. Where there is none, any value may stand. */
export function compareData(before: unknown, after: unknown, spot: Spot, { old, now }: Comparison): readonly Change[] {
  return compareSchemas(before ?? true, after ?? true, toPlace(spot), {
    resolveBefore: old.resolve,
    resolveAfter: now.resolve,
    direction: spot.direction,
  });
}

/** The members of two maps side by side, those of the older one first. */
export function pairMembers(
  before: JsonObject,
  after: JsonObject,
): readonly (readonly [name: string, old: unknown, now: unknown])[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, member(before, name), member(after, name)]);
}
