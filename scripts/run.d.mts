export interface RunOptions {
  /** Keeps the output for the caller. */
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of this project’s packages. */
export function run(
  command: readonly string[],
  options?: RunOptions,
): Promise<{ readonly ok: boolean; readonly output: string }>;
