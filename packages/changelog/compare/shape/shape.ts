import { createResolve, isObject, member, members, toArray, toOrderedObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import type { ObjectName } from './fact.ts';
import { facts } from './facts.ts';
import { normalizeSchema } from './normalizeSchema.ts';

/** The servers of a contract that names none. @see https://spec.openapis.org/oas/v3.1.0#fixed-fields */
const defaultServers = [{ url: '/' }];

/**
 * Reduces a bundled contract, or the shape of one, to what a client depends on: the facts of `facts.ts`, in which
 * equivalent notations are the same.
 */
export function toShape(document: JsonObject): JsonObject {
  const info = { version: member(document['info'], 'version') ?? '' };
  const { openapi, security, paths, webhooks, components } = document;
  const resolve = createResolve(document);
  const servers = toArray(document['servers']).length === 0 ? defaultServers : document['servers'];
  const root: JsonObject = { openapi, servers, security, paths, webhooks, components: components ?? {} };
  const { openapi: version, ...reduced } = reduceObject('contract', root, resolve, '');
  return { ...(version !== undefined && { openapi: version }), info, ...reduced };
}

/**
 * Reads the shape of a release, which may have been written in an earlier normal form. That form contained neither
 * servers nor anything else that `isComplete` asks for.
 */
export function readShape(stored: JsonObject): JsonObject {
  const { servers, ...others } = toShape(stored);
  return isComplete(stored) ? { ...others, servers } : others;
}

/** Whether a shape contains servers, links, the scopes of security schemes and the names of XML. */
export function isComplete(shape: JsonObject): boolean {
  return shape['servers'] !== undefined;
}

/** Reduces a value by what it contains. @param key The member that it is the value of. */
function reduceContent(content: string, value: unknown, resolve: Resolve, key: string): unknown {
  if (content === 'value') return value;
  const inner = content.replace(/(?:\[\]|\{\}|\*)$/, '');
  const isExtensible = content.endsWith('*');
  if (content.endsWith('[]')) return toArray(value).map((item) => reduceContent(inner, item, resolve, key));
  if (isExtensible || content.endsWith('{}')) {
    const entries = members(value).filter(([name]) => !isExtensible || !name.startsWith('x-'));
    return toOrderedObject(entries.map(([name, child]) => [name, reduceContent(inner, child, resolve, key)]));
  }
  // A shared link or media type is compared where it is used.
  const own = inner === 'link' || inner === 'mediaType' ? resolve(value).node : value;
  return isObject(own) && isObjectName(inner) ? reduceObject(inner, own, resolve, key) : own;
}

function isObjectName(name: string): name is ObjectName {
  return Object.hasOwn(facts, name);
}

function reduceObject(name: ObjectName, value: JsonObject, resolve: Resolve, key: string): JsonObject {
  const reduced = toOrderedObject(
    members(value).flatMap(([keyword, child]) => {
      const kept = reduceMember(name, keyword, child, resolve, key);
      return kept === undefined ? [] : [[keyword, kept] as const];
    }),
  );
  return name === 'schema' ? normalizeSchema(reduced) : reduced;
}

/** @returns `undefined` for a member to remove. */
function reduceMember(name: ObjectName, keyword: string, child: unknown, resolve: Resolve, key: string): unknown {
  const content = keyword === '$ref' ? 'value' : toFact(name, keyword);
  if (content === undefined || child === undefined || (child === null && keyword !== 'default' && keyword !== 'const'))
    return undefined;
  // The descriptions of scopes are prose.
  if (keyword === 'scopes') return toOrderedObject(members(child).map(([scope]) => [scope, '']));
  if (name === 'mediaType' && keyword === 'examples') return errorCodes(child, resolve);
  if (name === 'schema' && keyword === 'title' && key !== 'oneOf' && key !== 'anyOf') return undefined;
  if (name === 'schema' && keyword === 'required') return toArray(child).map(String).sort();
  return reduceContent(content, child, resolve, keyword);
}

function toFact(name: ObjectName, keyword: string): string | undefined {
  return Object.hasOwn(facts[name], keyword) ? facts[name][keyword]?.content : undefined;
}

/** Returns the error codes among the examples of a response. */
function errorCodes(examples: unknown, resolve: Resolve): JsonObject | undefined {
  const codes = members(examples).filter(([, example]) => isObject(resolve(example).node['x-error']));
  return codes.length === 0 ? undefined : toOrderedObject(codes.map(([code]) => [code, { 'x-error': {} }]));
}
