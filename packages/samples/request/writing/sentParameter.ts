import type { ParameterLocation } from '@reliure/openapi';
import type { Style } from '../serialize.ts';

/** A parameter with the value that a request sends. */
export interface SentParameter extends Style {
  readonly name: string;
  readonly in: ParameterLocation;
  /** `undefined` if none is known: the text stands for it. */
  readonly value: unknown;
  /** The value as text, if the parameter has a media type of its own. */
  readonly text?: string;
  /** Set for an idempotency key, which each call generates. */
  readonly isGenerated?: true;
}
