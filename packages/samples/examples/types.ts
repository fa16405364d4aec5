import type { Resolve } from '@reliure/openapi';
import type { Sender } from '@reliure/validation';
import type { Ancestors } from './variants.ts';

/** Builds the values inside a value. */
export interface Builder {
  readonly resolve: Resolve;
  readonly sender: Sender;
  /** The word that texts consist of. */
  readonly word: string;
  /** How many more values may be part of the result, and how many may be tried. */
  readonly budget: { values: number; tries: number };
  /** The members of each object that its sender omits. */
  readonly omissions: WeakMap<object, ReadonlySet<string>>;
  readonly isAllowed: (value: unknown, schemas: readonly unknown[]) => boolean;
  /** Returns the values found for schemas that apply together, the most useful first. */
  readonly values: (schemas: readonly unknown[], ancestors: Ancestors) => Iterable<unknown>;
}
