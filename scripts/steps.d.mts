import type { Results } from './results.mjs';

/** A program that `check` or `test` runs, and how its result is read. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Variables of the command's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether all that it says is shown as it comes. */
  readonly shown?: boolean;
  /** Reads how each of its tests went; without it, the step is one result. */
  readonly read?: () => Results;
}

/** Runs one step and tells how it went; its output only when it failed, unless all of it is `shown` as it comes. */
export function runStep(step: Step): Promise<Results>;

/** Adds up results of steps. */
export function sum(results: readonly Results[]): Results;

/** Says what failed, once more after all that was said since, and ends with the totals. */
export function printTotals(results: Results): void;
