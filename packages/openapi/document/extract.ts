import { isObject, member, members, toArray, toObject, type JsonObject } from './json.ts';
import { addMember } from './memberOrder.ts';
import { findOperation, mapOperations, type HttpMethod } from './operations.ts';
import { toContractParts, toPathItem, type ContractPart } from './parts.ts';
import { createResolve } from './references.ts';

/** The position of an operation in a contract. */
export interface OperationLocation {
  readonly section: 'paths' | 'webhooks';
  /** The path, or the name of the webhook. */
  readonly path: string;
  readonly method: HttpMethod;
}

/**
 * Returns a function that builds a document with one operation and everything it refers to: components, tags, and
 * security. Links to other operations and the extensions at the contract’s root are left out.
 *
 * @param document A bundled contract. The documents share its objects, so they must be serialized without being
 * changed.
 */
export function createExtract(document: JsonObject): (operation: OperationLocation, description: string) => JsonObject {
  const resolve = createResolve(document);
  const parts = toContractParts(document);

  return ({ section, path, method }, description) => {
    const item = resolve(member(document[section], path)).node;
    const own = toPathItem([section, path], withMethod(item, method), document);
    const reachable = parts.reachableFrom(own.references);
    const needed = parts.all.filter((part) => reachable.has(part));
    return assemble(toHead(document, findOperation(item, method).operation, needed, description), [own, ...needed]);
  };
}

/** Returns a Path Item without its other operations. */
function withMethod(pathItem: JsonObject, method: HttpMethod): JsonObject {
  return mapOperations(pathItem, (found) => (found.method === method ? found.operation : null));
}

function toHead(
  document: JsonObject,
  { security, tags, callbacks }: JsonObject,
  needed: readonly ContractPart[],
  description: string,
): JsonObject {
  const { openapi, $self, info, jsonSchemaDialect, servers } = document;
  const usedTags = withParents(document, toArray(tags));
  const declaredTags = toArray(document['tags']).filter((tag) => usedTags.has(member(tag, 'name')));
  // A callback may use the contract’s default security even if its operation does not.
  const isInherited = security === undefined || (callbacks !== undefined && includesDefaultSchemes(document, needed));
  return {
    openapi,
    ...($self !== undefined && { $self }),
    info: { ...toObject(info), description },
    ...(jsonSchemaDialect !== undefined && { jsonSchemaDialect }),
    ...(servers !== undefined && { servers }),
    ...(declaredTags.length > 0 && { tags: declaredTags }),
    ...(isInherited && document['security'] !== undefined && { security: document['security'] }),
  };
}

/** Returns the names of tags, with those that they are nested under. */
function withParents(document: JsonObject, tags: readonly unknown[]): ReadonlySet<unknown> {
  const names = new Set(tags);
  for (const name of names) {
    const parent = member(
      toArray(document['tags']).find((tag) => member(tag, 'name') === name),
      'parent',
    );
    if (parent !== undefined) names.add(parent);
  }
  return names;
}

/** Whether the security schemes that the contract’s default security names are all among some parts. */
function includesDefaultSchemes({ security }: JsonObject, parts: readonly ContractPart[]): boolean {
  const names = new Set(parts.flatMap(({ path: [, kind, name] }) => (kind === 'securitySchemes' ? [name] : [])));
  return toArray(security).every((alternative) => members(alternative).every(([scheme]) => names.has(scheme)));
}

/**
 * Puts each part at its original path. A later part replaces an earlier one with the same path: the complete Path Item
 * replaces the one with a single operation.
 */
function assemble(head: JsonObject, parts: readonly ContractPart[]): JsonObject {
  const root: Record<string, unknown> = { ...head };
  for (const { path, value } of parts) {
    const name = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>((node, key) => {
      const child = isObject(node[key]) ? { ...node[key] } : {};
      addMember(node, key, child);
      return child;
    }, root);
    addMember(parent, name, value);
  }
  return root;
}
