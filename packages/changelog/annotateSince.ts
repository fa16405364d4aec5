import { createResolve, isObject, member, members, methodKeys, toArray, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toPathTemplate } from './compare/shape/pathTemplates.ts';
import { toVersionLabel } from './history.ts';
import type { Change, OwnerPart, ContractLocation, ReleaseChanges } from './types.ts';

/** The extensions that name the release in which something was added, and its day, `YYYY-MM-DD`. */
const sinceKeys = { version: 'x-since', date: 'x-since-date' };

/** The extension of `info` with the day of its version, `YYYY-MM-DD`. */
export const releaseDateKey = 'x-release-date';

/** Keys from the root of a document. */
type Path = readonly (string | number)[];

/**
 * Annotates with `x-since` and `x-since-date` what releases after the first added. Annotations that are already in the
 * contract are kept.
 *
 * @param document The contract as it is now. Objects without a new annotation inside are reused.
 * @param history The newest first.
 */
export function annotateSince(document: JsonObject, history: readonly ReleaseChanges[]): JsonObject {
  const resolve = createResolve(document);
  return history.reduce<JsonObject>((annotated, { version, date, changes }) => {
    const paths = changes.filter(isAddition).flatMap(({ location }) => findPaths(document, location, resolve));
    const since = {
      [sinceKeys.version]: toVersionLabel(version),
      ...(date !== undefined && { [sinceKeys.date]: date }),
    };
    return paths.reduce<JsonObject>((given, path) => toObject(annotate(given, path, since)), annotated);
  }, document);
}

/** Adds to `info` the day of the release that its version names, if there is one. */
export function annotateReleaseDate(
  document: JsonObject,
  history: readonly Pick<ReleaseChanges, 'version' | 'date'>[],
): JsonObject {
  const info = toObject(document['info']);
  const release = history.find(({ version }) => version === info['version']);
  return release?.date === undefined ? document : { ...document, info: { ...info, [releaseDateKey]: release.date } };
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

/** Returns the paths to the objects at a location. There are none if it no longer exists, or is not an object. */
function findPaths(document: JsonObject, location: ContractLocation, resolve: Resolve): readonly Path[] {
  const { owner, part, field, value } = location;
  if (owner.kind === 'contract') return [];
  const start = owner.kind === 'component' ? ['components', owner.section, owner.name] : operationPath(document, owner);
  const whole = part === undefined ? start : partPath(document, start, part, resolve);
  const isWhole = field.length === 0 && value === undefined;
  const path = isWhole ? whole : fieldPath(document, schemaPath(document, whole), field);
  const paths = value === undefined ? [path] : valuePaths(document, path, value);
  return paths.filter((found) => isObject(at(document, found)));
}

/**
 * Returns the path to an operation, whose path parameters may have other names since. A webhook has a name, which does
 * not begin with a slash, instead of a path.
 */
function operationPath(
  document: JsonObject,
  { method, path }: { readonly method: string; readonly path: string },
): Path {
  const section = path.startsWith('/') ? 'paths' : 'webhooks';
  const names = members(document[section]).map(([name]) => name);
  const own = names.includes(path) ? path : names.find((name) => toPathTemplate(name) === toPathTemplate(path));
  return [section, own ?? path, ...methodKeys(method)];
}

/** Returns the path to a part of an operation or of a shared component, whether it exists or not. */
function partPath(document: JsonObject, start: Path, part: OwnerPart, resolve: Resolve): Path {
  switch (part.kind) {
    case 'parameter': {
      const isPart = (written: unknown) => {
        const { node } = resolve(written);
        return node['in'] === part.location && node['name'] === part.name;
      };
      // The owner may be the parameter itself, if operations share it.
      if (isPart(at(document, start))) return start;
      return [...start, 'parameters', toArray(at(document, [...start, 'parameters'])).findIndex(isPart)];
    }
    case 'body':
      return [...start, 'requestBody'];
    case 'response':
      return [...start, 'responses', part.status];
    case 'header':
      // The owner is the response itself, if operations share it.
      return [...start, ...(part.status === undefined ? [] : ['responses', part.status]), 'headers', part.name];
  }
}

/** Returns the path to the schema of a part, which may be that of its first media type. A schema is its own. */
function schemaPath(document: JsonObject, path: Path): Path {
  const [media] = members(at(document, [...path, 'content']));
  const found = [...path, ...(media === undefined ? [] : ['content', media[0]]), 'schema'];
  return at(document, found) === undefined ? path : found;
}

function fieldPath(document: JsonObject, start: Path, field: readonly string[]): Path {
  return field.reduce<Path>((path, step) => stepPath(document, path, step), start);
}

/** Returns the path one step down. The step may be inside an inline part of an `allOf`. */
function stepPath(document: JsonObject, path: Path, step: string): Path {
  const own = [
    ...path,
    ...(step === '[]' ? ['items'] : step === '{}' ? ['additionalProperties'] : ['properties', step]),
  ];
  const inherited = toArray(at(document, [...path, 'allOf'])).map((_part, index) =>
    stepPath(document, [...path, 'allOf', index], step),
  );
  return [own, ...inherited].find((found) => at(document, found) !== undefined) ?? own;
}

/** Returns the paths to a value that is an object with a `const`. A value of an `enum` is not an object. */
function valuePaths(document: JsonObject, path: Path, value: string): readonly Path[] {
  return ['oneOf', 'anyOf'].map((rule) => {
    const variants = toArray(at(document, [...path, rule]));
    return [...path, rule, variants.findIndex((variant) => String(member(variant, 'const')) === value)];
  });
}

/** Returns the value at a path; `undefined` if there is none, as at the index -1 of a list. */
function at(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, step) => (Array.isArray(node) ? (node as readonly unknown[])[Number(step)] : member(node, String(step))),
    document,
  );
}

/** Adds annotations to the object at a path, unless it has one already. */
function annotate(node: unknown, [step, ...rest]: Path, since: JsonObject): unknown {
  if (step === undefined)
    return Object.hasOwn(toObject(node), sinceKeys.version) ? node : { ...since, ...toObject(node) };
  if (Array.isArray(node))
    return node.map((item, index) => (index === step ? annotate(item, rest, since) : (item as unknown)));
  return { ...toObject(node), [step]: annotate(member(node, String(step)), rest, since) };
}
