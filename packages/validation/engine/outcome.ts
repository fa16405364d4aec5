import type { JsonObject, Resolve } from '@reliure/openapi';

/** Who sends a value: a client sends no `readOnly` members, a server no `writeOnly` ones. */
export type Sender = 'client' | 'server';

/** How values are checked. */
export interface Check {
  readonly resolve: Resolve;
  /** Whether the first failure is enough: none that follow are found. */
  readonly isQuick?: true;
  /** Whether a value holds without a check, such as an example that the schema itself documents. */
  readonly isTrusted?: (value: unknown, schema: JsonObject) => boolean;
  /**
   * The required members that the sender of an object omits on purpose.
   *
   * @param schema What describes the object.
   */
  readonly omitted?: (object: JsonObject, schema: unknown) => ReadonlySet<string>;
  /** Whether outcomes list the schemas that apply to each part of the value. */
  readonly collects?: true;
  /** The sender, if members that it should not send are failures. */
  readonly sender?: Sender;
  /** What is known of the value that is being checked. */
  readonly known?: Known;
}

/** The keys from the checked value to a part of it. */
export type Path = readonly (string | number)[];

/** Where a schema is applied. */
export interface Place {
  readonly check: Check;
  readonly path: Path;
  /** The schema that describes the value at this path, of which the one that is applied is a part. */
  readonly schema: unknown;
  /** The schemas that are being applied to the same value: a schema that includes itself adds nothing. */
  readonly above: readonly JsonObject[];
}

/** A keyword that does not allow a value. */
export interface Failure {
  readonly path: Path;
  readonly keyword: string;
  readonly value: unknown;
  /** The keywords of the schema, of which it is one. */
  readonly schema: JsonObject;
  /** The member that is missing, or that asks for another. */
  readonly name?: string;
  /** The failures of each schema of which none allows the value. */
  readonly branches?: readonly (readonly Failure[])[];
  /** The schemas that allow the value, of which only one may, or the values that a discriminator may have. */
  readonly allowed?: readonly unknown[];
  /** Number of items that a list contains of those that it is to contain. */
  readonly count?: number;
  /** The contract’s words for a condition that made this schema apply. */
  readonly reason?: string;
}

/** A schema without what it refers to, and the part of the value that it applies to. */
export interface AppliedSchema {
  readonly path: Path;
  readonly schema: JsonObject;
  /** How many schemas it is included by. */
  readonly depth: number;
}

/**
 * The verdict of a schema on a value: its failures, and what it describes, for `unevaluatedProperties` and
 * `unevaluatedItems`.
 */
export interface Outcome {
  readonly failures: readonly Failure[];
  /** Failures that do not decide between schemas: members that the sender should not send. */
  readonly remarks: readonly Failure[];
  /** The schemas that apply to parts of the value, if they are collected. */
  readonly applied: readonly AppliedSchema[];
  readonly names: ReadonlySet<string>;
  readonly indexes: ReadonlySet<number>;
}

/** The outcome of a schema for a part of a value. */
interface KnownOutcome {
  readonly schema: unknown;
  readonly isQuick: boolean;
  readonly isAsked: boolean;
  readonly path: Path;
  readonly outcome: Outcome;
}

/** The outcomes that were found while a value is checked, by its parts. */
export type Known = Map<object, KnownOutcome[]>;

/** Applies a schema to a part of a value. */
export type Apply = (value: unknown, schema: unknown, place: Place) => Outcome;

/** The outcome of a schema that says nothing. */
export const nothing: Outcome = { failures: [], remarks: [], applied: [], names: new Set(), indexes: new Set() };

/** Returns what several schemas say together. */
export function union(outcomes: readonly Outcome[]): Outcome {
  const all = outcomes.filter((outcome) => outcome !== nothing);
  const [only, ...others] = all;
  if (only === undefined) return nothing;
  if (others.length === 0) return only;
  return {
    failures: together(all.map(({ failures }) => failures)),
    remarks: together(all.map(({ remarks }) => remarks)),
    applied: together(all.map(({ applied }) => applied)),
    names: new Set(all.flatMap(({ names }) => [...names])),
    indexes: new Set(all.flatMap(({ indexes }) => [...indexes])),
  };
}

/** Returns the entries of several lists, each once: schemas that overlap share what is known of a part. */
function together<Entry>(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const [only, ...others] = lists.filter((list) => list.length > 0);
  return others.length === 0 ? (only ?? []) : [...new Set(lists.flat())];
}

/** Returns the outcome of a keyword that does not allow the value at a place. */
export function failure(
  place: Place,
  keyword: string,
  value: unknown,
  schema: JsonObject,
  details: Partial<Failure> = {},
): Outcome {
  return { ...nothing, failures: [{ path: place.path, keyword, value, schema, ...details }] };
}

/** Whether an outcome allows the value. */
export function isAllowed({ failures }: Outcome): boolean {
  return failures.length === 0;
}
