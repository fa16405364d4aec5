import type { Sample, SampleRequest } from '../types.ts';

/** A request with its samples, and an ID that can be used in file names and URLs. */
export interface SampleCase {
  readonly id: string;
  /** The operation, and the position of the call among those that the contract names. */
  readonly slug: string;
  readonly call: number;
  readonly request: SampleRequest;
  readonly samples: readonly Sample[];
}

/** A sample as a program. */
export interface Program {
  readonly id: string;
  readonly text: string;
}

/** The outcome of each program by its ID: `null` if it succeeded, otherwise its error message. */
export type Outcomes = ReadonlyMap<string, string | null>;

/** The folders in which programs run. */
export interface Workspace {
  /** A folder for the language. */
  readonly folder: string;
  /** The working directory, from which uploads are read and to which downloads are written. */
  readonly files: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs all programs of one language, in as few processes as possible. */
export type Runner = (programs: readonly Program[], workspace: Workspace) => Promise<Outcomes>;
