import { isObject, member, members, nestedObjects, toText, type JsonObject } from './json.ts';
import { findChildSchemas, type ChildrenOf } from './childSchemas.ts';
import { toOrderedObject } from './memberOrder.ts';
import { childAt, escapeToken, pointerTokens } from './pointer.ts';

/** The result of resolving a node of a bundled contract. */
export interface Resolved {
  /** The object without its `$ref`. Members beside a `$ref` override those of its target. */
  readonly node: JsonObject;
  /**
   * The objects that `node` is merged from, the farthest first: the target, then each `$ref` that has members beside
   * it.
   */
  readonly layers: readonly JsonObject[];
  /** The target of the `$ref`, possibly another reference. A node without a `$ref` is its own target. */
  readonly target: unknown;
  /** The reference as it is written; `null` if the node is not a reference. */
  readonly pointer: string | null;
  /** The target’s name in the components; `null` if the target is not a component. */
  readonly name: string | null;
}

/** Follows the `$ref`s of a node to the last target. Returns a node without a `$ref` as it is. */
export interface Resolve {
  (node: unknown): Resolved;
  /** Absent if only references are of interest. */
  readonly childrenOf?: ChildrenOf;
}

/** The equivalent of JSON Schema’s `false` as an object. */
const nothing: JsonObject = { not: {} };

/**
 * Follows `$ref`s inside one bundled document. A reference to itself resolves to an empty object.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export function createResolve(document: JsonObject): Resolve {
  // Built on first use: few contracts have anchors, and collecting them takes a walk through the whole document.
  let anchors: ReadonlyMap<string, unknown> | undefined;

  /** Returns a node, followed by each node that its `$ref`s refer to. */
  function chain(node: unknown, visited: ReadonlySet<string>): readonly unknown[] {
    const pointer = referenceOf(node);
    if (pointer === null) return [node];
    if (visited.has(pointer)) return [node, {}];
    const deeper = new Set([...visited, pointer]);
    return [node, ...chain(target(pointer, deeper), deeper)];
  }

  /**
   * Returns the target of a pointer, which may pass through other references. The escaped token is tried too, because
   * Redocly uses it as the name of what it moves to the components.
   */
  function target(pointer: string, visited: ReadonlySet<string>): unknown {
    if (/^#[^/]/.test(pointer)) return (anchors ??= collectAnchors(document)).get(pointer.slice(1));
    return pointerTokens(pointer).reduce<unknown>(
      (node, token) =>
        childAt(node, token) ?? childAt(node, escapeToken(token)) ?? childAt(chain(node, visited).at(-1), token),
      document,
    );
  }

  function follow(node: unknown, pointer: string | null): Resolved {
    const nodes = chain(node, new Set());
    const layers = nodes.map(toLayer).filter(addsMembers).reverse();
    const target = nodes.length > 1 ? nodes[1] : node;
    return { node: mergeLayers(layers), layers, target, pointer, name: componentName(pointer) };
  }

  // The same references are resolved thousands of times.
  const followed = new Map<string, Resolved>();
  const resolve: Resolve = (node) => {
    if (isObject(node) && !('$ref' in node)) return { node, layers: [node], target: node, pointer: null, name: null };
    const pointer = referenceOf(node);
    if (pointer === null || addsMembers(toLayer(node))) return follow(node, pointer);
    const resolved = followed.get(pointer) ?? follow(node, pointer);
    followed.set(pointer, resolved);
    return resolved;
  };
  let children: ChildrenOf | undefined;
  const childrenOf: ChildrenOf = (schema) => (children ??= findChildSchemas(document, resolve))(schema);
  return Object.assign(resolve, { childrenOf });
}

function mergeLayers(layers: readonly JsonObject[]): JsonObject {
  const { $ref: _reference, ...merged } = toOrderedObject(layers.flatMap(members));
  return merged;
}

/** Returns the local reference of a node; `null` if the node has none. */
export function referenceOf(node: unknown): string | null {
  const reference = member(node, '$ref');
  return typeof reference === 'string' && reference.startsWith('#') ? reference : null;
}

function toLayer(node: unknown): JsonObject {
  if (isObject(node)) return node;
  return node === false ? nothing : {};
}

/** Whether an object has more than a `$ref`, which alone adds nothing to its target. */
function addsMembers(layer: JsonObject): boolean {
  return referenceOf(layer) === null || Object.keys(layer).length > 1;
}

/**
 * Returns the schemas that have an `$anchor`, by the name that `$ref: '#name'` refers to.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.2
 */
function collectAnchors(document: JsonObject): ReadonlyMap<string, unknown> {
  const anchors = new Map<string, unknown>();
  for (const node of nestedObjects(document)) {
    const name = toText(member(node, '$anchor'));
    if (name !== undefined) anchors.set(name, node);
  }
  return anchors;
}

function componentName(pointer: string | null): string | null {
  const tokens = pointer === null ? [] : pointerTokens(pointer);
  return tokens[0] === 'components' && tokens.length === 3 ? (tokens[2] ?? null) : null;
}
