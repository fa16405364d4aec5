import { member, nestedObjects, type JsonObject } from '../document/json.ts';
import { atPointer } from '../document/pointer.ts';
import { referenceOf } from '../document/references.ts';
import { recursiveName, type Scope, type Scopes } from './scopes.ts';
import { toComponentPointer, type Place, type SchemaIndex } from './schemaIndex.ts';

/** Keywords that refer to a schema. */
export const referenceKeywords: readonly string[] = ['$ref', '$dynamicRef', '$recursiveRef'];

/** Finds the targets of references. */
export interface Targets {
  /** Returns a pointer to what a keyword of an object refers to in a scope; `null` if it is unknown. */
  readonly find: (keyword: string, node: JsonObject, scope: Scope) => string | null;
  /** Returns the names of the dynamic references in a schema and in what it refers to. */
  readonly dynamicNames: (schema: JsonObject) => ReadonlySet<string>;
}

/** Creates the lookup of what references in a document mean. */
export function createTargets(document: JsonObject, index: SchemaIndex, { inPlace }: Scopes): Targets {
  const names = new Map<JsonObject, ReadonlySet<string>>();

  function find(keyword: string, node: JsonObject, scope: Scope): string | null {
    const place = index.places.get(node);
    const reference = node[keyword];
    if (place === undefined || typeof reference !== 'string') return null;
    switch (keyword) {
      case '$dynamicRef':
        return findDynamic(reference, place, scope);
      case '$recursiveRef':
        return reference === '#' ? findRecursive(place, scope) : null;
      default:
        return referenceOf(node);
    }
  }

  function findDynamic(reference: string, place: Place, scope: Scope): string | null {
    const name = toAnchorName(reference);
    const anchor = name === null ? null : index.findAnchor(reference, place);
    // Without a dynamic anchor in its own schema, it is an ordinary reference.
    if (name === null || anchor?.isDynamic === false) return index.find(reference, place);
    return scope.get(name) ?? anchor?.pointer ?? null;
  }

  function findRecursive({ pointer, resource }: Place, scope: Scope): string | null {
    const own = resource === '#' ? toComponentPointer(pointer) : resource;
    const isDynamic = own === null || member(atPointer(document, own), '$recursiveAnchor') === true;
    return (isDynamic ? scope.get(recursiveName) : undefined) ?? own;
  }

  function dynamicNames(schema: JsonObject): ReadonlySet<string> {
    const known = names.get(schema);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const reached = new Set<unknown>([schema]);
    for (const start of reached) {
      for (const node of nestedObjects(start)) {
        const name = node['$recursiveRef'] === '#' ? recursiveName : toAnchorName(node['$dynamicRef']);
        if (name !== null) found.add(name);
        for (const keyword of referenceKeywords) {
          const target = find(keyword, node, inPlace(node));
          if (target !== null) reached.add(atPointer(document, target));
        }
      }
    }
    names.set(schema, found);
    return found;
  }

  return { find, dynamicNames };
}

/** Returns the name of an anchor that a reference ends with; `null` if it ends with a pointer. */
export function toAnchorName(reference: unknown): string | null {
  return (typeof reference === 'string' ? /#([^/]+)$/.exec(reference)?.[1] : undefined) ?? null;
}
