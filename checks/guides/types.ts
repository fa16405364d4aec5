/** A fence of a guide. */
export interface Fence {
  /** 1-based line of the fence’s mark. */
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

/** One request or answer that a guide shows. */
export interface ShownMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As it is written; `undefined` for none. */
  readonly body?: string;
}

/** A request that a guide shows. */
export interface ShownRequest extends ShownMessage {
  readonly method: string;
  /** Without host and query. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** An answer that a guide shows. */
export interface ShownAnswer extends ShownMessage {
  readonly status: string;
}
