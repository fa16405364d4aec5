/** How the tests of one step went. */
export interface Results {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each test that failed, and for each fault outside tests: where, which, and why. */
  readonly failures: readonly string[];
}

/** Reads the JSON report of Vitest. */
export function readUnitResults(file: string): Results;

/** Reads the JSON report of Playwright. What passed at its second try has passed. */
export function readBrowserResults(file: string): Results;
