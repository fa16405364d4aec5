import type { JsonObject, Resolve } from '@reliure/openapi';
import { createAnchors } from '@reliure/richtext';
import type { Anchors } from '@reliure/richtext';

/** The position and the name of a structure that is expanded on the page. */
export interface ExpandedLocation {
  readonly anchor: string;
  readonly name: string;
}

/** The state of one page: the structures that it has expanded, and how much more it may expand. */
export interface SchemaContext {
  readonly resolve: Resolve;
  readonly anchors: Anchors;
  /** The position of each expanded structure, by the contract’s own object. */
  readonly expanded: Map<JsonObject, ExpandedLocation>;
  /** The anchor of each component that the page already shows as a whole body, response or header, by pointer. */
  readonly roots: Map<string, string>;
  /** Pairs of sender and component pointer for which an example was generated. */
  readonly generatedExamples: Set<string>;
  /** Numbers of the contract’s objects that the page has met. Structure keys are built from them. */
  readonly numbers: Map<JsonObject, number>;
  /** Nodes that the page may still expand. Below zero, components are shown on their own pages only. */
  readonly budget: { nodes: number };
  /** Nesting depth from which components are shown on their own pages only. */
  readonly depth: number;
  /** Slugs of the components’ pages, by component name. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Whether values may be XML, so that fields have names there. */
  readonly isXml: boolean;
  /** Who sends the value, if that is known: read-only members are not required of a client. */
  readonly sender?: 'client' | 'server';
  /** Returns a documented value of schemas as that sender sends it. */
  readonly toSent?: (value: unknown, schemas: readonly unknown[]) => unknown;
}

interface Options {
  /** The page’s anchors, if it already has some. */
  readonly anchors?: Anchors;
  /** Slugs of the components’ pages, by component name. By default, no component has a page. */
  readonly slugs?: ReadonlyMap<string, string>;
  /** By default, values may be XML. */
  readonly isXml?: boolean;
  readonly nodes?: number;
  readonly depth?: number;
}

/** Number of schema nodes that a page expands. */
const nodeBudget = 600;

/** Nesting depth that a reader can still follow. */
const readableDepth = 6;

/** Creates the context of a new page: nothing is expanded, and only the anchors that the page reserves are in use. */
export function createSchemaContext(
  resolve: Resolve,
  {
    anchors = createAnchors(),
    slugs = new Map(),
    isXml = true,
    nodes = nodeBudget,
    depth = readableDepth,
  }: Options = {},
): SchemaContext {
  return {
    resolve,
    anchors,
    expanded: new Map(),
    roots: new Map(),
    generatedExamples: new Set(),
    numbers: new Map(),
    budget: { nodes },
    depth,
    slugs,
    isXml,
  };
}
