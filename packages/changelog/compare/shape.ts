import { createResolve, isObject, member, members, toArray, toObject } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';

/** What says nothing of what may be sent or comes back. */
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

/** Members whose own members are named by the contract’s author. */
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

/** The maps that may hold extensions too; in the others, `x-` begins a name like any other. */
const extensible: ReadonlySet<string> = new Set(['paths', 'responses']);

/**
 * A bundled contract reduced to what a client depends on: no prose, no examples but the codes of errors, no extensions,
 * one form for what can be written in several.
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
    const kept = reduceMember(key, child, value, resolve);
    if (kept !== undefined) reduced[key] = kept;
  }
  return toOneForm(reduced);
}

/** @returns `undefined` for what goes. */
function reduceMember(key: string, child: unknown, owner: JsonObject, resolve: Resolve): unknown {
  if (key === 'examples' && isObject(child)) return errorCodes(child, resolve);
  if (prose.has(key) || isExtension(key) || child === null) return undefined;
  // The title of an operation is what a reader of its removal is told.
  if (key === 'summary' && !isOperation(owner)) return undefined;
  // What a scheme may grant shows in the operations that ask for it.
  if (key === 'scopes') return undefined;
  if (key === 'required' && Array.isArray(child)) return child.length === 0 ? undefined : child.map(String).sort();
  if (isMap(key, child)) return reduceMap(key, child, resolve);
  return isValue(key) ? child : reduce(child, resolve);
}

function reduceMap(name: string, value: unknown, resolve: Resolve): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    members(value).flatMap(([key, child]) =>
      extensible.has(name) && isExtension(key) ? [] : [[key, reduce(child, resolve)] as const],
    ),
  );
}

/** `parameters` is a list in an operation and a map among the components. */
function isMap(key: string, child: unknown): boolean {
  return isObject(child) && (maps.has(key) || key === 'parameters');
}

/** Data, which may hold anything. */
function isValue(key: string): boolean {
  return key === 'enum' || key === 'const' || key === 'default';
}

/** `x-slug` is the address of an operation’s page, which outlives its title. */
function isExtension(key: string): boolean {
  return key.startsWith('x-') && key !== 'x-slug';
}

function isOperation(value: JsonObject): boolean {
  return 'responses' in value || 'operationId' in value;
}

/** The errors among the examples of an answer, by code. */
function errorCodes(examples: JsonObject, resolve: Resolve): JsonObject | undefined {
  const codes = members(examples).filter(([, example]) => isObject(resolve(example).node['x-error']));
  return codes.length === 0 ? undefined : Object.fromEntries(codes.map(([code]) => [code, { 'x-error': {} }]));
}

/** Writes alike what OpenAPI 3.0 and 3.1, or two authors, write otherwise. */
function toOneForm(node: JsonObject): JsonObject {
  return toNumericBounds(toTypeList(toEnum(node)));
}

/** A choice between constants is a list of values, unless it says something of one of them. */
function toEnum(node: JsonObject): JsonObject {
  for (const rule of ['oneOf', 'anyOf'] as const) {
    const forms = node[rule] === undefined ? [] : toArray(node[rule]);
    if (forms.length === 0 || !forms.every(isBareConstant)) continue;
    const { [rule]: _forms, ...others } = node;
    return { ...others, enum: forms.map((form) => member(form, 'const')) };
  }
  return node;
}

function isBareConstant(form: unknown): boolean {
  return isObject(form) && 'const' in form && Object.keys(form).length === 1;
}

function toTypeList(given: JsonObject): JsonObject {
  if (given['nullable'] === undefined) return given;
  const { nullable, ...node } = given;
  return nullable === true && typeof node['type'] === 'string' ? { ...node, type: [node['type'], 'null'] } : node;
}

/** In 3.0 `exclusiveMinimum` is a boolean beside `minimum`. @see https://spec.openapis.org/oas/v3.0.4#properties */
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
  return Object.fromEntries(members(node).filter(([, value]) => value !== undefined));
}
