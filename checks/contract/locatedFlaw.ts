import type { Flaw } from '@apidoc/openapi';

/** A flaw at a place of the contract. */
export interface LocatedFlaw extends Flaw {
  /** The place in words that a writer can search for, such as a method and a path: `GET /v1/visites`. */
  readonly location: string;
}
