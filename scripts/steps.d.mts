export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly count?: () => Totals;
}

/** Runs one step and tells how it went; its output only when it failed. */
export function runStep(step: Step): Promise<Totals>;
