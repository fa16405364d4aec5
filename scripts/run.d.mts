/** How a program is run. */
export interface RunOptions {
  /** Keeps the output for the caller. */
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder that it runs in; by default, this process’s own. */
  readonly cwd?: string;
}

/** How a command ended. */
export interface Ended {
  readonly ok: boolean;
  /** What it said, where that was kept, and why it could not be started. */
  readonly output: string;
}

/** Runs a command of this machine, or of this project’s packages. */
export function run(command: readonly string[], options?: RunOptions): Promise<Ended>;
