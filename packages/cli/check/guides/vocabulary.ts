import { createResolve, exampleValue, isObject, member, members } from '@reliure/openapi';
import { operationParameters, rootOperations, toArray, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toPages } from '@reliure/reference';
import type { OperationPage, Reference } from '@reliure/reference';
import { referencePath, toSitePath } from '@reliure/richtext';
import { toOperationIndex } from '@reliure/scenarios/node';
import type { Scenario } from '@reliure/scenarios';
import { apiKeyNames } from './apiKeys.ts';
import { itemSchemas, flattenSchema } from './schemaFields.ts';

/** All names that guides may use. */
export interface Vocabulary {
  /** Whether guides may use no others. Otherwise only what is certainly about the API is checked. */
  readonly isExact: boolean;
  readonly operations: readonly OperationPage[];
  /** Names of fields, each with the names of the fields that it may contain, in any schema or example. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** Query parameters, each with its coded values; an empty set if any value is allowed. */
  readonly parameters: ReadonlyMap<string, ReadonlySet<string>>;
  readonly headers: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  /** Error codes with their statuses. */
  readonly errors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of the API, without a final slash. */
  readonly servers: ReadonlySet<string>;
  /** Paths of the reference’s pages, from the site’s root. */
  readonly pages: ReadonlySet<string>;
  /**
   * All single words above, coded values, states, media types, and segments of paths. Suggestions for an unknown word
   * come from these.
   */
  readonly names: ReadonlySet<string>;
  /** All of `names`, and the words in examples. */
  readonly words: ReadonlySet<string>;
}

/** All names of one contract. */
export interface ContractVocabulary extends Vocabulary {
  readonly document: JsonObject;
  readonly resolve: Resolve;
  readonly operationsById: ReadonlyMap<string, OperationPage>;
}

/**
 * Headers of HTTP itself, which the contract does not list. `Prefer` (RFC 7240) selects a response of the mock server.
 */
export const httpHeaders = [
  'Authorization',
  'Accept',
  'Content-Type',
  'Content-Length',
  'Host',
  'Prefer',
  'User-Agent',
] as const;

/** Collects all names of a bundled contract. */
export function buildVocabulary(
  document: JsonObject,
  reference: Reference,
  scenarios: readonly Scenario[],
  isExact = true,
): ContractVocabulary {
  const resolve = createResolve(document);
  const operationsById = toOperationIndex(document, reference);
  const pages = [...operationsById.values()];
  const responses = pages.flatMap((page) => page.responses);
  const { fields, codes, values } = collectNames(document, resolve);
  const errors = errorStatuses(responses);
  const headers = new Set([
    ...apiKeyNames('header', document),
    ...responses.flatMap((response) => response.headers.map(({ name }) => name)),
    ...[...pages, ...reference.webhooks].flatMap(({ parameters }) => namesAt(parameters, 'header')),
  ]);
  const parameters = queryParameters(document, resolve);
  const scopes = new Set(
    pages.flatMap(({ facts }) => facts.security.flat().flatMap((requirement) => requirement.scopes)),
  );
  const data = new Set(
    scenarios.flatMap(({ inputs, steps }) =>
      [...inputs, ...steps.flatMap(({ outputs }) => outputs)].map(({ name }) => name),
    ),
  );
  const names = new Set([
    ...fields.keys(),
    ...parameters.keys(),
    ...pages.flatMap((page) => namesAt(page.parameters, 'path')),
    ...pages.flatMap(({ path }) => path.split('/').filter((part) => part !== '')),
    ...headers,
    ...httpHeaders,
    ...errors.keys(),
    ...scopes,
    ...[...scopes].map((scope) => scope.replace(/:.*/, '')),
    ...codes,
    ...reference.lifecycles.flatMap(({ states }) => states.map(({ code }) => code)),
    ...[...responses, ...pages.flatMap(({ body }) => body ?? [])].flatMap(({ contents }) =>
      contents.map(({ mediaType }) => mediaType),
    ),
    ...data,
    ...operationsById.keys(),
    ...pages.map(({ method }) => method),
  ]);
  return {
    document,
    resolve,
    isExact,
    operations: pages,
    operationsById,
    fields,
    parameters,
    headers,
    statuses: new Set(responses.map(({ status }) => status)),
    errors,
    servers: new Set(reference.introduction.servers.map(({ url }) => url.replace(/\/$/, ''))),
    pages: new Set(toPages(reference).map(({ slug }) => toSitePath(referencePath(slug), reference.basePath))),
    names,
    words: new Set([...names, ...values]),
  };
}

/** Joins the names of several contracts. What one of them accepts, a guide may use. */
export function joinVocabularies([first, ...others]: readonly [Vocabulary, ...Vocabulary[]]): Vocabulary {
  const all = [first, ...others];
  const join = (name: 'headers' | 'statuses' | 'servers' | 'pages' | 'names' | 'words') =>
    new Set(all.flatMap((vocabulary) => [...vocabulary[name]]));
  const joinLists = (name: 'fields' | 'errors') => {
    const joined = new Map<string, Set<string>>();
    for (const vocabulary of all) for (const [key, values] of vocabulary[name]) add(joined, key, [...values]);
    return joined;
  };
  const parameters = new Map<string, ReadonlySet<string>>();
  for (const vocabulary of all) for (const [name, codes] of vocabulary.parameters) addCodes(parameters, name, codes);
  return {
    isExact: first.isExact,
    operations: all.flatMap(({ operations }) => operations),
    fields: joinLists('fields'),
    parameters,
    errors: joinLists('errors'),
    headers: join('headers'),
    statuses: join('statuses'),
    servers: join('servers'),
    pages: join('pages'),
    names: join('names'),
    words: join('words'),
  };
}

function namesAt(sections: OperationPage['parameters'], wanted: string): readonly string[] {
  return sections.filter(({ location }) => location === wanted).flatMap(({ fields }) => fields.map(({ name }) => name));
}

/** Collects fields, coded values and words of examples from all schemas and examples. */
function collectNames(document: JsonObject, resolve: Resolve) {
  const fields = new Map<string, Set<string>>();
  const codes = new Set<string>();
  const values = new Set<string>();
  walk(document, (node) => {
    collectFields(node, fields, resolve);
    for (const value of [...toArray(node['enum']), node['const']]) if (typeof value === 'string') codes.add(value);
    collectExamples(node, fields, values);
  });
  return { fields, codes, values };
}

function errorStatuses(responses: OperationPage['responses']): ReadonlyMap<string, ReadonlySet<string>> {
  const statuses = new Map<string, Set<string>>();
  for (const { status, errors } of responses) {
    for (const { code } of errors) statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
  }
  return statuses;
}

function walk(node: unknown, visit: (node: JsonObject) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  if (!isObject(node)) return;
  visit(node);
  for (const [, value] of members(node)) walk(value, visit);
}

/** Collects the properties of a schema, and the fields that each may contain. */
function collectFields(node: JsonObject, fields: Map<string, Set<string>>, resolve: Resolve): void {
  for (const [name, property] of members(node['properties'])) {
    const own = flattenSchema(property, resolve);
    const inner = [...own, ...itemSchemas(own, resolve)].flatMap((schema) =>
      members(schema['properties']).map(([key]) => key),
    );
    add(fields, name, inner);
  }
}

/** Collects words from examples, and fields that only examples have, such as the keys of a free-form map. */
function collectExamples(node: JsonObject, fields: Map<string, Set<string>>, values: Set<string>): void {
  const examples = [node['example'], ...toArray(node['examples'])];
  if (('value' in node || 'dataValue' in node) && !('properties' in node)) examples.push(exampleValue(node));
  for (const example of examples) {
    for (const text of typeof example === 'string' ? [example] : []) if (isWord(text)) values.add(text);
    walk(example, (part) => {
      for (const [key, value] of members(part)) {
        add(
          fields,
          key,
          members(Array.isArray(value) ? (value as readonly unknown[])[0] : value).map(([inner]) => inner),
        );
        for (const text of [value].flat()) if (typeof text === 'string' && isWord(text)) values.add(text);
      }
    });
  }
}

function isWord(text: string): boolean {
  return text.length <= 80 && !/\s/.test(text);
}

function add(fields: Map<string, Set<string>>, name: string, inner: readonly string[]): void {
  const values = fields.get(name) ?? new Set<string>();
  for (const key of inner) values.add(key);
  fields.set(name, values);
}

function queryParameters(document: JsonObject, resolve: Resolve): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { pathItem, operation } of rootOperations(document, resolve)) {
    for (const parameter of operationParameters(pathItem, operation, resolve)) {
      if (parameter['in'] !== 'query') continue;
      const schemas = flattenSchema(parameter['schema'], resolve);
      const codes = [...schemas, ...itemSchemas(schemas, resolve)].flatMap((schema) => [
        ...toArray(schema['enum']),
        schema['const'],
      ]);
      const name = toText(member(parameter, 'name')) ?? '';
      addCodes(found, name, new Set(codes.filter((code) => typeof code === 'string')));
    }
  }
  return found;
}

/** Adds the coded values of a parameter. It allows any value if it does anywhere. */
function addCodes(found: Map<string, ReadonlySet<string>>, name: string, codes: ReadonlySet<string>): void {
  const known = found.get(name) ?? codes;
  found.set(name, known.size === 0 || codes.size === 0 ? new Set() : new Set([...known, ...codes]));
}
