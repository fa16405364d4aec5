import {
  addMember,
  createResolve,
  isObject,
  member,
  members,
  toArray,
  toObject,
  toOrderedObject,
} from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';

/** Members that do not affect what is sent or received. */
const prose: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'externalDocs',
  'xml',
  '$comment',
  'links',
  'tags',
  'servers',
]);

/** Members that are maps: their keys are names that the contract’s author chose. */
const maps: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  '$defs',
  'mapping',
  'responses',
  'headers',
  'content',
  'callbacks',
  'schemas',
  'requestBodies',
  'securitySchemes',
  'pathItems',
  'paths',
  'webhooks',
  'encoding',
]);

/** Maps that may contain extensions. In the other maps, a name may begin with `x-`. */
const extensible: ReadonlySet<string> = new Set(['paths', 'responses']);

/**
 * Reduces a bundled contract to what a client depends on. Prose, extensions and examples other than error codes are
 * removed, and equivalent notations become the same.
 */
export function toShape(document: JsonObject): JsonObject {
  const info = { version: member(document['info'], 'version') ?? '' };
  const { openapi, paths, webhooks, components, security } = document;
  const { examples: _examples, ...shared } = toObject(components);
  const resolve = createResolve(document);
  return withoutEmpty({
    openapi,
    info,
    security,
    paths: reduceMap('paths', paths, resolve),
    webhooks: reduceMap('webhooks', webhooks, resolve),
    components: reduce(shared, resolve),
  });
}

function reduce(value: unknown, resolve: Resolve): unknown {
  if (Array.isArray(value)) return value.map((item) => reduce(item, resolve));
  if (!isObject(value)) return value;
  const reduced: Record<string, unknown> = {};
  for (const [key, child] of members(value)) {
    const reducedChild = reduceMember(key, child, value, resolve);
    if (reducedChild !== undefined) addMember(reduced, key, reducedChild);
  }
  return normalize(reduced);
}

/** @returns `undefined` for a member to remove. */
function reduceMember(key: string, child: unknown, owner: JsonObject, resolve: Resolve): unknown {
  if (key === 'examples' && isObject(child)) return errorCodes(child, resolve);
  if (prose.has(key) || isExtension(key) || child === null) return undefined;
  // The title of an operation is kept, because the changelog shows it once the operation is removed.
  if (key === 'summary' && !isOperation(owner)) return undefined;
  // The scopes that an operation requires are in the operation’s own `security`.
  if (key === 'scopes') return undefined;
  if (key === 'required' && Array.isArray(child)) return child.length === 0 ? undefined : child.map(String).sort();
  if (isMap(key, child)) return reduceMap(key, child, resolve);
  return isValue(key) ? child : reduce(child, resolve);
}

function reduceMap(name: string, value: unknown, resolve: Resolve): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  return toOrderedObject(
    members(value).flatMap(([key, child]) =>
      extensible.has(name) && isExtension(key) ? [] : [[key, reduce(child, resolve)] as const],
    ),
  );
}

/** Whether a member is a map. `parameters` is a list in an operation and a map in the components. */
function isMap(key: string, child: unknown): boolean {
  return isObject(child) && (maps.has(key) || key === 'parameters');
}

/** Whether a member contains data, which may have any structure. */
function isValue(key: string): boolean {
  return key === 'enum' || key === 'const' || key === 'default';
}

/**
 * Whether a member is an extension. `x-slug` is kept: it is the address of an operation’s page even if the title
 * changes.
 */
function isExtension(key: string): boolean {
  return key.startsWith('x-') && key !== 'x-slug';
}

function isOperation(value: JsonObject): boolean {
  return 'responses' in value || 'operationId' in value;
}

/** Returns the error codes among the examples of a response. */
function errorCodes(examples: JsonObject, resolve: Resolve): JsonObject | undefined {
  const codes = members(examples).filter(([, example]) => isObject(resolve(example).node['x-error']));
  return codes.length === 0 ? undefined : toOrderedObject(codes.map(([code]) => [code, { 'x-error': {} }]));
}

/** Normalizes what is written differently in OpenAPI 3.0 and 3.1, or by different authors. */
function normalize(node: JsonObject): JsonObject {
  return toNumericBounds(toTypeList(toEnum(node)));
}

/** Turns a choice between constants into an `enum`, unless a constant has other keywords. */
function toEnum(node: JsonObject): JsonObject {
  for (const rule of ['oneOf', 'anyOf'] as const) {
    const variants = toArray(node[rule]);
    if (variants.length === 0 || !variants.every(isBareConstant)) continue;
    const { [rule]: _variants, ...others } = node;
    return { ...others, enum: variants.map((variant) => member(variant, 'const')) };
  }
  return node;
}

function isBareConstant(variant: unknown): boolean {
  return isObject(variant) && 'const' in variant && Object.keys(variant).length === 1;
}

function toTypeList(given: JsonObject): JsonObject {
  const { nullable, ...node } = given;
  return nullable === true && typeof node['type'] === 'string' ? { ...node, type: [node['type'], 'null'] } : node;
}

/**
 * Converts the `exclusiveMinimum` and `exclusiveMaximum` of OpenAPI 3.0, which are booleans beside `minimum` and
 * `maximum`.
 *
 * @see https://spec.openapis.org/oas/v3.0.4#properties
 */
function toNumericBounds(given: JsonObject): JsonObject {
  return toNumericBound(toNumericBound(given, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum');
}

function toNumericBound(given: JsonObject, bound: string, exclusive: string): JsonObject {
  const isExclusive = given[exclusive];
  if (typeof isExclusive !== 'boolean') return given;
  const { [bound]: value, [exclusive]: _flag, ...others } = given;
  return { ...others, ...(value !== undefined && { [isExclusive ? exclusive : bound]: value }) };
}

function withoutEmpty(node: JsonObject): JsonObject {
  return toOrderedObject(members(node).filter(([, value]) => value !== undefined));
}
