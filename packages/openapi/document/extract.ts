import { isObject, member, members, toArray, toObject, type JsonObject } from './json';
import { httpMethods, type HttpMethod } from './operations';
import { toContractParts, toPathItem, type ContractPart } from './parts';
import { createResolve } from './references';

/** Where an operation stands in a contract. */
export interface OperationPlace {
  readonly place: 'paths' | 'webhooks';
  /** The path, or the webhook’s name. */
  readonly path: string;
  readonly method: HttpMethod;
}

/**
 * Makes documents that hold one operation each, with what it leads to and nothing else: components, tags, security. Links
 * to other operations are left out, and the extensions at the contract’s root.
 *
 * @param document A bundled contract. The documents share its parts: they are to be written, not changed.
 */
export function createExtract(document: JsonObject): (operation: OperationPlace, description: string) => JsonObject {
  const resolve = createResolve(document);
  const parts = toContractParts(document);

  return ({ place, path, method }, description) => {
    const item = resolve(member(document[place], path)).node;
    const own = toPathItem([place, path], withMethod(item, method), document);
    const reached = parts.reachedFrom(own.needs);
    const needed = parts.all.filter((part) => reached.has(part));
    return assemble(toHead(document, toObject(item[method]), needed, description), [own, ...needed]);
  };
}

/** A Path Item with one of its operations. */
function withMethod(pathItem: JsonObject, method: HttpMethod): JsonObject {
  const others = new Set<string>(httpMethods.filter((other) => other !== method));
  return Object.fromEntries(members(pathItem).filter(([key]) => !others.has(key)));
}

function toHead(
  document: JsonObject,
  { security, tags, callbacks }: JsonObject,
  needed: readonly ContractPart[],
  description: string,
): JsonObject {
  const { openapi, info, jsonSchemaDialect, servers } = document;
  const named = new Set(toArray(tags));
  const declared = toArray(document['tags']).filter((tag) => named.has(member(tag, 'name')));
  // A callback may hold to the contract’s security where its operation does not.
  const isInherited = security === undefined || (callbacks !== undefined && namesSchemesOf(document, needed));
  return {
    openapi,
    info: { ...toObject(info), description },
    ...(jsonSchemaDialect !== undefined && { jsonSchemaDialect }),
    ...(servers !== undefined && { servers }),
    ...(declared.length > 0 && { tags: declared }),
    ...(isInherited && document['security'] !== undefined && { security: document['security'] }),
  };
}

/** Whether the schemes of a contract’s security are among some parts. */
function namesSchemesOf({ security }: JsonObject, parts: readonly ContractPart[]): boolean {
  const names = new Set(parts.flatMap(({ path: [, kind, name] }) => (kind === 'securitySchemes' ? [name] : [])));
  return toArray(security).every((alternative) => members(alternative).every(([scheme]) => names.has(scheme)));
}

/** Puts each part where it stood; what stands twice is the whole of it. */
function assemble(head: JsonObject, parts: readonly ContractPart[]): JsonObject {
  const root: Record<string, unknown> = { ...head };
  for (const { path, value } of parts) {
    const name = path.at(-1) ?? '';
    const holder = path.slice(0, -1).reduce<Record<string, unknown>>((node, key) => {
      const child = isObject(node[key]) ? { ...node[key] } : {};
      node[key] = child;
      return child;
    }, root);
    holder[name] = value;
  }
  return root;
}
