import { referenceOf, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { onlyNonNullSchema } from '../choices.ts';

/** An object of the contract whose keywords apply to a value. */
export interface Layer {
  readonly schema: JsonObject;
  /** Whether `null` is allowed instead: by `nullable`, or because the object is the only alternative to it in a choice. */
  readonly orNull: boolean;
}

/** All objects that apply to a value: schemas, the targets of their `$ref`s, and their `allOf`s, at any depth. */
export interface Layers {
  /**
   * A schema before what it includes, in its own place before by reference: the first annotation is the one that counts.
   */
  readonly nearestFirst: readonly Layer[];
  /** What a schema includes before the schema itself, as readers list inherited fields first. */
  readonly includedFirst: readonly Layer[];
  /** The only given schema without its `$ref` and `allOf`; `null` if several are given. */
  readonly outermost: JsonObject | null;
}

/** A layer with what it includes, in the contract’s order. */
interface LayerTree {
  readonly schema: JsonObject;
  orNull: boolean;
  readonly isReferenced: boolean;
  readonly parts: LayerTree[];
}

/**
 * Returns all objects that apply to a value, each once.
 *
 * @param schemas The schemas that apply together, the nearest last.
 */
export function collectLayers(schemas: readonly unknown[], resolve: Resolve): Layers {
  const visited = new Map<JsonObject, LayerTree>();

  function visit(schema: unknown, orNull: boolean): LayerTree[] {
    return visitChain(resolve(schema).layers, orNull, referenceOf(schema) !== null);
  }

  /** @param chain The farthest first: the last target of a `$ref`, then each object that refers to it. */
  function visitChain(chain: readonly JsonObject[], isOrNull: boolean, isReferenced: boolean): LayerTree[] {
    const schema = chain.at(-1);
    if (schema === undefined) return [];
    // Strictly, `nullable` extends only a `type` beside it. Authors and generators mean all that the object says.
    const orNull = isOrNull || schema['nullable'] === true;
    const known = visited.get(schema);
    // What was only an alternative to `null` is visited again if it applies in any case.
    if (known !== undefined && (orNull || !known.orNull)) return [];
    const tree = known ?? { schema, orNull, isReferenced: isReferenced && referenceOf(schema) === null, parts: [] };
    tree.orNull = orNull;
    visited.set(schema, tree);
    tree.parts.push(...visitChain(chain.slice(0, -1), orNull, true));
    for (const part of toArray(schema['allOf'])) tree.parts.push(...visit(part, orNull));
    for (const part of alternativesToNull(schema, resolve)) tree.parts.push(...visit(part, true));
    return known === undefined ? [tree] : [];
  }

  const trees = schemas.toReversed().flatMap((schema) => visit(schema, false));
  const outermost = schemas.length === 1 ? (trees[0]?.schema ?? null) : null;
  return {
    nearestFirst: trees.flatMap(nearestFirst),
    includedFirst: trees.toReversed().flatMap(includedFirst),
    outermost,
  };
}

/** What a schema says in its own place is nearer than what it refers to. */
function nearestFirst(tree: LayerTree): readonly Layer[] {
  const { parts } = tree;
  if (parts.length === 0) return [tree];
  const inPlace = parts.filter(({ isReferenced }) => !isReferenced);
  const referenced = parts.filter(({ isReferenced }) => isReferenced);
  return [tree, ...[...inPlace, ...referenced].flatMap(nearestFirst)];
}

function includedFirst(tree: LayerTree): readonly Layer[] {
  return [...tree.parts.flatMap(includedFirst), tree];
}

/** Returns the schemas that a schema includes: those of `allOf`, and the only one that a choice offers besides `null`. */
export function includedSchemas(schema: JsonObject, resolve: Resolve): readonly unknown[] {
  return [...toArray(schema['allOf']), ...alternativesToNull(schema, resolve)];
}

function alternativesToNull(schema: JsonObject, resolve: Resolve): readonly unknown[] {
  if (schema['oneOf'] === undefined && schema['anyOf'] === undefined) return [];
  return [...onlyNonNullSchema(schema, 'oneOf', resolve), ...onlyNonNullSchema(schema, 'anyOf', resolve)];
}

/** Keywords that apply other schemas to the same value. */
const applicators = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', '$dynamicRef'];

/** Whether a schema applies others to the same value, whose members and items count as evaluated. */
export function hasApplicators(schema: JsonObject): boolean {
  return applicators.some((keyword) => schema[keyword] !== undefined);
}

/** Whether a schema contains only a condition and its description. */
export function isCondition(schema: JsonObject): boolean {
  return (
    schema['if'] !== undefined &&
    Object.keys(schema).every((key) => ['if', 'then', 'else', 'description', '$comment'].includes(key))
  );
}
