import { joinNames } from '@reliure/language';
import { append, members, operationParameters, pathItemOperations } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { namedSchemas } from '@reliure/schema';
import { texts } from '../texts/index.ts';
import type { OperationSource } from './operationSource.ts';

/** The position of a schema in an operation. */
export type SchemaLocation =
  | { readonly kind: 'body' }
  | { readonly kind: 'parameter' | 'response' | 'header' | 'callback'; readonly name: string };

type Operation = Pick<OperationSource, 'pathItem' | 'operation'>;

/**
 * Returns the component schemas that an operation references directly, in the order of its page, with their positions.
 */
export function operationSchemas(
  operation: Operation,
  resolve: Resolve,
): ReadonlyMap<string, readonly SchemaLocation[]> {
  const locations = new Map<string, SchemaLocation[]>();
  for (const { location, schemas } of operationParts(operation, resolve)) {
    for (const name of namedSchemas(schemas, resolve)) append(locations, name, location);
  }
  return locations;
}

interface LocatedSchemas {
  readonly location: SchemaLocation;
  readonly schemas: readonly unknown[];
}

function operationParts({ pathItem, operation }: Operation, resolve: Resolve): readonly LocatedSchemas[] {
  const responses = members(operation['responses']).map(([status, response]) => ({ status, response }));
  return [
    ...operationParameters(pathItem, operation, resolve).map((parameter) =>
      toLocatedSchemas('parameter', String(parameter['name']), valueSchemas(parameter, resolve)),
    ),
    { location: { kind: 'body' }, schemas: contentSchemas(operation['requestBody'], resolve) },
    ...responses.map(({ status, response }) => toLocatedSchemas('response', status, contentSchemas(response, resolve))),
    ...responses.flatMap(({ response }) =>
      members(resolve(response).node['headers']).map(([name, header]) =>
        toLocatedSchemas('header', name, valueSchemas(resolve(header).node, resolve)),
      ),
    ),
    ...members(operation['callbacks']).flatMap(([name, callback]) =>
      members(resolve(callback).node).map(([, item]) =>
        toLocatedSchemas('callback', name, pathItemSchemas(resolve(item).node, resolve)),
      ),
    ),
  ];
}

function toLocatedSchemas(
  kind: Exclude<SchemaLocation['kind'], 'body'>,
  name: string,
  schemas: readonly unknown[],
): LocatedSchemas {
  return { location: { kind, name }, schemas };
}

/**
 * Returns the schemas of the calls in a callback. Nested callbacks are skipped: pages do not show them, and they may be
 * recursive.
 */
function pathItemSchemas(pathItem: JsonObject, resolve: Resolve): readonly unknown[] {
  return pathItemOperations(pathItem).flatMap(({ operation }) =>
    operationParts({ pathItem, operation: { ...operation, callbacks: {} } }, resolve).flatMap(({ schemas }) => schemas),
  );
}

/** Returns the schemas of a parameter or a header, including those of its media types. */
function valueSchemas(parameter: JsonObject, resolve: Resolve): readonly unknown[] {
  return [parameter['schema'], ...contentSchemas(parameter, resolve)];
}

/** Returns the schemas of all media types of a body or a response. */
function contentSchemas(holder: unknown, resolve: Resolve): readonly unknown[] {
  return members(resolve(holder).node['content']).map(([, media]) => resolve(media).node['schema']);
}

/**
 * Converts positions to words, with each kind only once.
 *
 * @example
 * toLocationWording([{ kind: 'body' }, { kind: 'response', name: '200' }, { kind: 'response', name: '201' }])
 * // 'corps, réponses 200 et 201'
 */
export function toLocationWording(locations: readonly SchemaLocation[]): string {
  const { body, ...nouns } = texts().links.locations;
  const words = (kind: keyof typeof nouns) => {
    const names = locations.flatMap((location) => (location.kind === kind ? [location.name] : []));
    const each = new Set(names);
    return each.size === 0 ? [] : [nouns[kind](joinNames(each), each.size)];
  };
  return [
    ...words('parameter'),
    ...(locations.some(({ kind }) => kind === 'body') ? [body] : []),
    ...words('response'),
    ...words('header'),
    ...words('callback'),
  ].join(', ');
}
