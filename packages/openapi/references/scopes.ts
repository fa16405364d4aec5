import { isObject, member, members, toText, type JsonObject } from '../document/json.ts';
import { atPointer } from '../document/pointer.ts';
import { toChildPointer, type Anchor, type Place, type SchemaIndex } from './schemaIndex.ts';

/**
 * Which schemas the dynamic references mean at some place: pointers, by the name of the anchor. Of the schemas on the way
 * there, the outermost one that has the anchor counts.
 */
export type Scope = ReadonlyMap<string, string>;

/** The name under which a scope has the schema with `$recursiveAnchor`, which has no name. */
export const recursiveName = '';

/** The scopes of a document. */
export interface Scopes {
  /** Returns the scope inside of a schema. */
  readonly enter: (around: Scope, schema: unknown) => Scope;
  /** Returns the scope inside of the target of a reference. */
  readonly follow: (around: Scope, schema: JsonObject) => Scope;
  /** Returns the scope inside of a schema where it stands, without a reference to it. */
  readonly inPlace: (schema: unknown) => Scope;
}

const none: Scope = new Map();

/**
 * Determines the scopes of a document. A schema with an `$id` contributes all dynamic anchors inside of it. Any other
 * schema contributes its own and those of its `$defs`: strictly, all schemas without an `$id` would share their anchors,
 * but authors who use a name twice mean the schema where it stands.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-7.1
 */
export function createScopes(document: JsonObject, { places, anchors }: SchemaIndex): Scopes {
  function declared(schema: JsonObject, { pointer, resource }: Place): readonly (readonly [string, string])[] {
    const own = bindings(schema, pointer);
    if (pointer === resource && schema['$id'] !== undefined) {
      return [...own, ...anchors.filter((one) => one.isDynamic && one.resource === resource).map(toBinding)];
    }
    const inner = members(schema['$defs']).flatMap(([name, child]) =>
      isObject(child) && child['$id'] === undefined
        ? bindings(child, toChildPointer(toChildPointer(pointer, '$defs'), name))
        : [],
    );
    return [...own, ...inner];
  }

  function enter(around: Scope, schema: unknown): Scope {
    const place = places.get(schema);
    const found = isObject(schema) && place !== undefined ? declared(schema, place) : [];
    return found.length === 0 ? around : new Map([...found.toReversed(), ...around]);
  }

  const scopes = new Map<unknown, Scope>();
  for (const [schema, { pointer, parent }] of places) {
    // A schema with an `$id` in `$defs` applies by reference only.
    const isApart = member(schema, '$id') !== undefined && /\/(?:\$defs|definitions)\/[^/]+$/.test(pointer);
    scopes.set(schema, enter((isApart ? undefined : scopes.get(parent)) ?? none, schema));
  }

  return {
    enter,
    inPlace: (schema) => scopes.get(schema) ?? none,
    follow: (around, schema) => {
      const resource = places.get(schema)?.resource ?? '#';
      if (resource !== '#') return enter(enter(around, atPointer(document, resource)), schema);
      return new Map([...(scopes.get(schema) ?? none), ...around]);
    },
  };
}

function bindings(schema: JsonObject, pointer: string): readonly (readonly [string, string])[] {
  const name = toText(schema['$dynamicAnchor']);
  return [
    ...(name === undefined ? [] : [toBinding({ name, node: schema, pointer })]),
    ...(schema['$recursiveAnchor'] === true ? [[recursiveName, pointer] as const] : []),
  ];
}

/** Binds a name to a schema, or to what it refers to if it says nothing else. */
function toBinding({ name, node, pointer }: Pick<Anchor, 'name' | 'node' | 'pointer'>): readonly [string, string] {
  const { $dynamicAnchor: _anchor, $comment: _comment, $ref, ...others } = node;
  const isAlias = typeof $ref === 'string' && Object.keys(others).length === 0;
  return [name, isAlias ? $ref : pointer];
}
