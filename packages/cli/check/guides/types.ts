import type { ShownMessage } from '@reliure/guides/node';

/** A fenced code block of a guide. */
export interface Fence {
  /** 1-based line of the opening fence. */
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

/** A response that a guide shows. */
export interface ShownResponse extends ShownMessage {
  readonly status: string;
}
