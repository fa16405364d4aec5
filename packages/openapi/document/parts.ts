import { append } from './append.ts';
import { isObject, members, toObject, type JsonObject } from './json.ts';
import { collectAnchors, collectCallbackSecurity, collectReferences, collectSecurity } from './collectReferences.ts';
import { toOrderedObject } from './memberOrder.ts';
import { mapOperations } from './operations.ts';
import { escapeToken, pointerTokens } from './pointer.ts';
import { childSchemasIn } from './childSchemas.ts';
import { createResolve } from './references.ts';

/** A component, a Path Item, or another member of the root. It is included as a whole or not at all. */
export interface ContractPart {
  /** The keys from the root to the part. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** The locations that it refers to, as URI fragments. */
  readonly references: readonly string[];
}

/** A contract split into parts, without the links from responses to other operations. */
export interface ContractParts {
  /** In the contract’s order. */
  readonly all: readonly ContractPart[];
  /** Returns all parts that some references refer to, directly or indirectly. */
  readonly reachableFrom: (references: readonly string[]) => ReadonlySet<ContractPart>;
}

/**
 * Splits a contract into parts.
 *
 * @param document A bundled contract, in which every `$ref` is local.
 */
export function toContractParts(document: JsonObject): ContractParts {
  const resolve = createResolve(document);
  const all = members(document).flatMap(([key, value]): readonly ContractPart[] => {
    switch (key) {
      case 'paths':
      case 'webhooks':
        return members(value).map(([name, item]) => toPathItem([key, name], toObject(item), document));
      case 'components':
        return members(value).flatMap(([kind, entries]) =>
          members(entries).map(([name, entry]) => {
            const part = toComponent([key, kind, name], entry, document);
            return kind === 'schemas'
              ? { ...part, references: [...part.references, ...childSchemasIn(entry, resolve)] }
              : part;
          }),
        );
      default:
        return [toContractPart([key], value)];
    }
  });
  const byName = indexParts(all);
  return { all, reachableFrom: (references) => reachableFrom(references, byName) };
}

/** Returns a Path Item as a part. Its references include its security schemes. */
export function toPathItem(path: ContractPart['path'], written: JsonObject, { security }: JsonObject): ContractPart {
  const item = withoutLinks(written);
  const part = toContractPart(path, item);
  return { ...part, references: [...part.references, ...collectSecurity(item, security)] };
}

function toComponent(path: ContractPart['path'], entry: unknown, document: JsonObject): ContractPart {
  switch (path[1]) {
    case 'responses':
      return toContractPart(path, withoutMember(entry, 'links'));
    case 'pathItems':
      return toPathItem(path, toObject(entry), document);
    case 'callbacks':
      return toCallback(path, entry, document);
    default:
      return toContractPart(path, entry);
  }
}

function toCallback(path: ContractPart['path'], written: unknown, { security }: JsonObject): ContractPart {
  const callback = withoutCallbackLinks(written);
  const part = toContractPart(path, callback);
  return { ...part, references: [...part.references, ...collectCallbackSecurity(callback, security)] };
}

function toContractPart(path: ContractPart['path'], value: unknown): ContractPart {
  return { path, value, references: collectReferences(value) };
}

/** @see https://spec.openapis.org/oas/v3.1.0#link-object */
function withoutLinks(pathItem: JsonObject): JsonObject {
  return mapOperations(pathItem, ({ operation }) => {
    const { responses, callbacks } = operation;
    return {
      ...operation,
      ...(isObject(responses) && {
        responses: mapMembers(responses, (response) => withoutMember(response, 'links')),
      }),
      ...(isObject(callbacks) && { callbacks: mapMembers(callbacks, withoutCallbackLinks) }),
    };
  });
}

/** Removes the links from a callback. A `$ref` to a callback is kept. */
function withoutCallbackLinks(callback: unknown): JsonObject {
  return mapMembers(callback, (item) => (isObject(item) ? withoutLinks(item) : item));
}

function withoutMember(value: unknown, key: string): unknown {
  return isObject(value) ? toOrderedObject(members(value).filter(([name]) => name !== key)) : value;
}

/** Maps the members of an object, except extensions. */
function mapMembers(value: unknown, map: (value: unknown) => unknown): JsonObject {
  return toOrderedObject(members(value).map(([key, entry]) => [key, key.startsWith('x-') ? entry : map(entry)]));
}

/** Indexes parts by their pointers and by the anchors inside them. */
function indexParts(parts: readonly ContractPart[]): ReadonlyMap<string, readonly ContractPart[]> {
  const index = new Map<string, ContractPart[]>();
  for (const part of parts) {
    for (const name of [toPointer(part.path), ...collectAnchors(part.value)]) {
      append(index, name, part);
    }
  }
  return index;
}

function reachableFrom(
  references: readonly string[],
  byName: ReadonlyMap<string, readonly ContractPart[]>,
): ReadonlySet<ContractPart> {
  const found = new Set<ContractPart>();
  const waiting = [...references];
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    for (const part of partsAt(reference, byName)) {
      if (found.has(part)) continue;
      found.add(part);
      waiting.push(...part.references);
    }
  }
  return found;
}

/**
 * Returns the part that contains a location. The escaped tokens are tried too, because Redocly uses them as the names
 * of what it moves to the components.
 */
function partsAt(reference: string, byName: ReadonlyMap<string, readonly ContractPart[]>): readonly ContractPart[] {
  if (!reference.startsWith('#/')) return byName.get(reference) ?? [];
  const tokens = pointerTokens(reference);
  const candidates = [tokens, tokens.map(escapeToken)].flatMap((names) =>
    [3, 2, 1].map((length) => byName.get(toPointer(names.slice(0, length)))),
  );
  return candidates.find((parts) => parts !== undefined) ?? [];
}

function toPointer(path: readonly string[]): string {
  return `#/${path.map(escapeToken).join('/')}`;
}
