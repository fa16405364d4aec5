/** A fenced code block of a guide. */
export interface Fence {
  /** 1-based line of the opening fence. */
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

/** A request or response that a guide shows. */
export interface ShownMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as written; `null` if it is not in the guide, `undefined` if there is none. */
  readonly body?: string | null;
}

/** A request that a guide shows. */
export interface ShownRequest extends ShownMessage {
  readonly method: string;
  /** Address of the API that it is sent to, if the guide says one. */
  readonly server?: string;
  /** Path without host and query. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** A response that a guide shows. */
export interface ShownResponse extends ShownMessage {
  readonly status: string;
}
