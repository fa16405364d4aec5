import { isObject, member, members, toArray, toText, type JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';

/** A choice between schemas, with the member that names the one chosen. */
export interface Choice {
  readonly rule: 'oneOf' | 'anyOf';
  readonly schemas: readonly unknown[];
  readonly discriminator: JsonObject | null;
}

/** One schema after its `$ref` was followed and its `allOf` laid together. */
export interface MergedSchema {
  readonly name: string | null;
  /** Where the schema that was referred to stands. */
  readonly pointer: string | null;
  /** Annotations and bounds; nearer ones stand over farther ones. */
  readonly keywords: JsonObject;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly choices: readonly Choice[];
  /** Schemas that hold an `if`. */
  readonly conditions: readonly JsonObject[];
  readonly dependentRequired: readonly (readonly [string, readonly string[]])[];
}

/**
 * Lays `allOf` together into one schema, as a reader sees it.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export function mergeSchema(schema: unknown, resolve: Resolve): MergedSchema {
  const collector: Collector = {
    keywords: {},
    properties: new Map(),
    required: new Set(),
    choices: [],
    conditions: [],
    dependentRequired: [],
    visited: new Set(),
  };
  const { node, name, pointer } = resolve(schema);
  collect(schema, resolve, collector);
  return { ...collector, name: name ?? soleComponentName(node, resolve), pointer };
}

interface Collector {
  keywords: Record<string, unknown>;
  readonly properties: Map<string, unknown>;
  readonly required: Set<string>;
  readonly choices: Choice[];
  readonly conditions: JsonObject[];
  readonly dependentRequired: (readonly [string, readonly string[]])[];
  readonly visited: Set<string>;
}

function collect(schema: unknown, resolve: Resolve, into: Collector): void {
  const { node, pointer } = resolve(schema);
  if (pointer !== null) {
    if (into.visited.has(pointer)) return;
    into.visited.add(pointer);
  }
  const { allOf, properties, required, oneOf, anyOf, if: condition, dependentRequired, ...keywords } = node;
  for (const part of toArray(allOf)) collect(part, resolve, into);
  into.keywords = { ...into.keywords, ...keywords };
  for (const [name, property] of members(properties)) {
    const earlier = into.properties.get(name);
    into.properties.set(name, earlier === undefined ? property : { allOf: [earlier, property] });
  }
  for (const name of toArray(required)) if (typeof name === 'string') into.required.add(name);
  const discriminator = isObject(node['discriminator']) ? node['discriminator'] : null;
  if (Array.isArray(oneOf)) into.choices.push({ rule: 'oneOf', schemas: oneOf, discriminator });
  if (Array.isArray(anyOf)) into.choices.push({ rule: 'anyOf', schemas: anyOf, discriminator });
  if (condition !== undefined) into.conditions.push(node);
  for (const [name, names] of members(dependentRequired)) {
    into.dependentRequired.push([name, toArray(names).filter((other) => typeof other === 'string')]);
  }
}

/** `allOf: [{ $ref }]` beside annotations is the 3.0 way to annotate a reference: the component’s name still holds. */
function soleComponentName(node: JsonObject, resolve: Resolve): string | null {
  const parts = toArray(member(node, 'allOf'));
  const [only] = parts;
  return parts.length === 1 && node['properties'] === undefined ? resolve(only).name : null;
}

/** The value of a discriminator that leads to a schema: from its mapping, else the schema’s own name. */
export function discriminatorValue(choice: Choice, schema: unknown, resolve: Resolve): string | undefined {
  if (choice.discriminator === null) return undefined;
  const reference = member(schema, '$ref');
  const mapped = members(choice.discriminator['mapping']).find(([, target]) => target === reference);
  return mapped?.[0] ?? resolve(schema).name ?? toText(member(resolve(schema).node, 'title'));
}
