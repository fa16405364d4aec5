import type { Sample, SampleRequest } from '../types';

/** A request with its samples, and a name that is safe in files and addresses. */
export interface SampleCase {
  readonly id: string;
  readonly request: SampleRequest;
  readonly samples: readonly Sample[];
}

/** One sample as a program. */
export interface Program {
  readonly id: string;
  readonly text: string;
}

/** What became of each program by its id: `null` for one that ended well, else what it said. */
export type Outcomes = ReadonlyMap<string, string | null>;

/** Where programs run. */
export interface Workspace {
  /** A folder of the language’s own. */
  readonly folder: string;
  /** The working directory: uploads are read from it, downloads written to it. */
  readonly files: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs all programs of one language, with as few processes as it can. */
export type Runner = (programs: readonly Program[], workspace: Workspace) => Promise<Outcomes>;
