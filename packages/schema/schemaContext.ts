import type { JsonObject, Resolve } from '@apidoc/openapi';
import { createAnchors } from '@apidoc/richtext';
import type { Anchors } from '@apidoc/richtext';

/** Where a structure is unfolded on the page, and what it is called. */
export interface UnfoldedPlace {
  readonly anchor: string;
  readonly name: string;
}

/** What a page has unfolded so far, and how much more it may. */
export interface SchemaContext {
  readonly resolve: Resolve;
  readonly anchors: Anchors;
  /** Where each structure was unfolded, by the contract’s own object. */
  readonly unfolded: Map<JsonObject, UnfoldedPlace>;
  /** Where each component that is a whole body or answer was shown, by pointer. */
  readonly roots: Map<string, string>;
  /** Senders and components, by pointer, of which an example was made up. */
  readonly made: Set<string>;
  /** Number of each object of the contract that was met, for keys. */
  readonly numbers: Map<JsonObject, number>;
  /** Nodes that the page may still hold; below zero, components are left to their own pages. */
  readonly budget: { nodes: number };
  /** Structures inside one another that the page unfolds before it leaves components to their own pages. */
  readonly depth: number;
  /** Last parts of the addresses of the components’ pages, by name. */
  readonly slugs: ReadonlyMap<string, string>;
}

interface Options {
  /** Those of the page, where it has some already. */
  readonly anchors?: Anchors;
  /** Last parts of the addresses of the components’ pages, by name; none has a page by default. */
  readonly slugs?: ReadonlyMap<string, string>;
  readonly nodes?: number;
  readonly depth?: number;
}

/** Schema nodes that a page unfolds. */
const nodeBudget = 600;

/** Structures inside one another that a reader still follows. */
const readableDepth = 6;

/** Starts a page: nothing is unfolded yet, every anchor is free but those that the page reserves. */
export function createSchemaContext(
  resolve: Resolve,
  { anchors = createAnchors(), slugs = new Map(), nodes = nodeBudget, depth = readableDepth }: Options = {},
): SchemaContext {
  return {
    resolve,
    anchors,
    unfolded: new Map(),
    roots: new Map(),
    made: new Set(),
    numbers: new Map(),
    budget: { nodes },
    depth,
    slugs,
  };
}
