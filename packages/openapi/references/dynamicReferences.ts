import { isObject, members, toArray, toObject, type JsonObject } from '../document/json.ts';
import { toOrderedObject } from '../document/memberOrder.ts';
import { atPointer } from '../document/pointer.ts';
import { rewrite, type WrittenObjects } from './asWritten.ts';
import { createScopes, type Scope } from './scopes.ts';
import { indexSchemas, toChildPointer } from './schemaIndex.ts';
import { createTargets, referenceKeywords, toAnchorName } from './targets.ts';

/** Keywords that only references refer to. */
const identifiers = ['$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor'];

/** An object to write, or a part of it. */
interface Copy {
  /** Where it will be. */
  readonly pointer: string;
  /** The schemas that its dynamic references refer to. */
  readonly scope: Scope;
  /** Pointers to the copies in the same object, by what they are copies of. */
  readonly copies: Map<string, string>;
}

/**
 * Replaces `$dynamicRef` and `$recursiveRef` by `$ref`, and removes the identifiers of schemas, so that every reference
 * is a `$ref` with a JSON pointer. Where a schema gives another meaning to the dynamic references in what it refers to,
 * its `$ref` is replaced by a copy of the target, in which they have that meaning.
 *
 * @param document A bundled contract, in which every `$ref` is a pointer from its root.
 * @returns The objects with a reference that leads to no schema, which are left.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2
 */
export function replaceDynamicReferences(document: JsonObject, written: WrittenObjects): readonly JsonObject[] {
  const index = indexSchemas(document);
  const scopes = createScopes(document, index);
  const targets = createTargets(document, index, scopes);
  const replacements = [...index.places].flatMap(([node, { pointer }]) => {
    const scope = scopes.inPlace(node);
    if (!isObject(node) || !isReplaced(node, scope)) return [];
    return [{ node, replacement: replace(node, node, { pointer, scope, copies: new Map() }) }];
  });
  for (const { node, replacement } of replacements) rewrite(node, replacement, written);
  return replacements.flatMap(({ node }) => (isLost(node) ? [node] : []));

  /** Returns a reference to a target, or a copy of it if its dynamic references have another meaning in this scope. */
  function refer(target: string, { pointer, scope, copies }: Copy): JsonObject {
    const schema = atPointer(document, target);
    if (!isObject(schema) || scope.size === 0) return { $ref: target };
    const [inner, own] = [scopes.follow(scope, schema), scopes.inPlace(schema)];
    const bound = [...targets.dynamicNames(schema)].filter((name) => inner.get(name) !== own.get(name));
    if (bound.length === 0) return { $ref: target };
    const key = [target, ...bound.map((name) => `${name} ${inner.get(name)}`)].join(' ');
    const known = copies.get(key);
    if (known !== undefined) return { $ref: known };
    copies.set(key, pointer);
    return toObject(copy(schema, { pointer, scope: inner, copies }));
  }

  function copy(value: unknown, { pointer, scope, copies }: Copy): unknown {
    if (!index.places.has(value)) return value;
    const toChild = (key: string) => ({ pointer: toChildPointer(pointer, key), scope: inner, copies });
    const inner = scopes.enter(scope, value);
    if (Array.isArray(value)) return value.map((item, position) => copy(item, toChild(String(position))));
    const children = members(value).map(([name, child]) => [name, copy(child, toChild(name))] as const);
    return replace(toObject(value), toOrderedObject(children), { pointer, scope: inner, copies });
  }

  /** Returns an object with ordinary references. @param content The object itself, or a copy. */
  function replace(node: JsonObject, content: JsonObject, { pointer, scope, copies }: Copy): JsonObject {
    const found = referenceKeywords.flatMap((keyword) => {
      const target = targets.find(keyword, node, scope);
      return target === null ? [] : [{ keyword, target }];
    });
    const dropped = new Set([...identifiers, ...found.map(({ keyword }) => keyword)]);
    // A property may have the name of a keyword.
    const others = members(content).filter(([name, value]) => !dropped.has(name) || isObject(value));
    const parts = toArray(content['allOf']);
    const isAlone = found.length === 1 && others.length === 0;
    const referred = found.map(({ target }, position) =>
      refer(target, { pointer: isAlone ? pointer : `${pointer}/allOf/${parts.length + position}`, scope, copies }),
    );
    const [only = {}, ...more] = referred;
    const isPart = more.length > 0 || !('$ref' in only && Object.keys(only).length === 1);
    if (isAlone || !isPart) return toOrderedObject([...members(only), ...others]);
    return toOrderedObject([...others, ...(found.length === 0 ? [] : [['allOf', [...parts, ...referred]] as const])]);
  }

  /** Whether no schema has the anchor. If several have it, the schemas that refer to this one may decide. */
  function isLost({ $dynamicRef, $recursiveRef }: JsonObject): boolean {
    const name = toAnchorName($dynamicRef);
    const isUnknown = typeof $dynamicRef === 'string' && !index.anchors.some((anchor) => anchor.name === name);
    return isUnknown || typeof $recursiveRef === 'string';
  }
}

/** Whether an object has keywords to replace. A `$ref` is only replaced where a scope may give it another meaning. */
function isReplaced(node: JsonObject, scope: Scope): boolean {
  return members(node).some(([name, value]) => {
    if (isObject(value) || (name === '$ref' && scope.size === 0)) return false;
    return referenceKeywords.includes(name) || identifiers.includes(name);
  });
}
