import { createResolve, isObject, member, toArray } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { toVersionLabel } from './history';
import type { Change, OwnerPart, ContractLocation, ReleaseChanges } from './types';

/** The extension that names the release in which something was added. */
const sinceKey = 'x-since';

/** Keys from the root of a document. */
type Path = readonly (string | number)[];

/**
 * Annotates with `x-since` what releases after the first added. Annotations that are already in the contract are kept.
 *
 * @param document The contract as it is now. Objects without a new annotation inside are reused.
 * @param history The newest first.
 */
export function annotateSince(document: JsonObject, history: readonly ReleaseChanges[]): JsonObject {
  const resolve = createResolve(document);
  return history.reduce<JsonObject>((annotated, { version, changes }) => {
    const paths = changes.filter(isAddition).flatMap(({ location }) => findPath(document, location, resolve));
    return paths.reduce<JsonObject>((given, path) => setAnnotation(given, path, toVersionLabel(version)), annotated);
  }, document);
}

function isAddition({ kind }: Change): boolean {
  switch (kind) {
    case 'operation-added':
    case 'optional-added':
    case 'required-added':
    case 'value-added':
      return true;
    default:
      return false;
  }
}

/** @returns The path in a list; an empty list if the location no longer exists. */
function findPath(document: JsonObject, location: ContractLocation, resolve: Resolve): readonly Path[] {
  const { owner, part, field, value } = location;
  const start = owner.kind === 'component' ? ['components', owner.section, owner.name] : operationPath(owner);
  const parent = part === undefined ? start : partPath(document, start, part, resolve);
  const path = parent === null ? null : fieldPath(document, parent, field);
  if (path === null || at(document, path) === undefined) return [];
  if (value === undefined) return [path];
  const found = valuePath(document, path, value);
  return found === null ? [] : [found];
}

/** Returns the path to an operation. A webhook has a name, which does not begin with a slash, instead of a path. */
function operationPath({ method, path }: { readonly method: string; readonly path: string }): Path {
  return [path.startsWith('/') ? 'paths' : 'webhooks', path, method.toLowerCase()];
}

function partPath(document: JsonObject, start: Path, part: OwnerPart, resolve: Resolve): Path | null {
  switch (part.kind) {
    case 'parameter': {
      const isPart = (written: unknown) => {
        const { node } = resolve(written);
        return node['in'] === part.location && node['name'] === part.name;
      };
      // The owner may be the parameter itself, if operations share it.
      if (isPart(at(document, start))) return start;
      const index = toArray(at(document, [...start, 'parameters'])).findIndex(isPart);
      return index === -1 ? null : [...start, 'parameters', index];
    }
    case 'body':
      return contentPath(document, [...start, 'requestBody']);
    case 'response':
      return contentPath(document, [...start, 'responses', part.status]);
    case 'header':
      return part.status === undefined ? null : [...start, 'responses', part.status, 'headers', part.name];
  }
}

/** Returns the path to the schema of the first media type. */
function contentPath(document: JsonObject, parent: Path): Path | null {
  const [mediaType] = Object.keys(toMembers(at(document, [...parent, 'content'])));
  return mediaType === undefined ? null : [...parent, 'content', mediaType, 'schema'];
}

function fieldPath(document: JsonObject, start: Path, field: readonly string[]): Path | null {
  const parent = at(document, [...start, 'schema']) === undefined ? start : [...start, 'schema'];
  return field.reduce<Path | null>(
    (path, step) => (path === null ? null : stepPath(document, path, step)),
    field.length === 0 ? start : parent,
  );
}

/** Returns the path one step down. The step may be inside an inline part of an `allOf`. */
function stepPath(document: JsonObject, path: Path, step: string): Path | null {
  const own =
    step === '[]'
      ? [...path, 'items']
      : step === '{}'
        ? [...path, 'additionalProperties']
        : [...path, 'properties', step];
  if (at(document, own) !== undefined) return own;
  for (const index of toArray(at(document, [...path, 'allOf'])).keys()) {
    const found = stepPath(document, [...path, 'allOf', index], step);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Returns the path to a value that is an object with a `const`. A value of an `enum` is not an object and gets no
 * annotation.
 */
function valuePath(document: JsonObject, path: Path, value: string): Path | null {
  const locations = [path, [...path, 'schema'], [...path, 'schema', 'items'], [...path, 'items']];
  for (const location of locations) {
    for (const rule of ['oneOf', 'anyOf']) {
      const variants = toArray(at(document, [...location, rule]));
      const index = variants.findIndex((variant) => String(member(variant, 'const')) === value);
      if (index !== -1) return [...location, rule, index];
    }
  }
  return null;
}

function at(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, step) => (Array.isArray(node) ? (node as readonly unknown[])[Number(step)] : member(node, String(step))),
    document,
  );
}

function setAnnotation(document: JsonObject, path: Path, label: string): JsonObject {
  return toMembers(setAt(document, path, label));
}

function setAt(node: unknown, [step, ...rest]: Path, label: string): unknown {
  if (step === undefined) return isObject(node) && node[sinceKey] === undefined ? { ...node, [sinceKey]: label } : node;
  if (Array.isArray(node))
    return node.map((item, index) => (index === step ? setAt(item, rest, label) : (item as unknown)));
  return { ...toMembers(node), [step]: setAt(member(node, String(step)), rest, label) };
}

function toMembers(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
