import { append, members, operationParameters, pathItemOperations } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { namedSchemas } from '@apidoc/schema';
import type { OperationSource } from './operationSource';

/** The position of a schema in an operation. */
export type SchemaPlace =
  | { readonly kind: 'body' }
  | { readonly kind: 'parameter' | 'response' | 'header' | 'callback'; readonly name: string };

type Operation = Pick<OperationSource, 'pathItem' | 'operation'>;

/**
 * Returns the component schemas that an operation references directly, in the order of its page, with their positions.
 */
export function operationSchemas(operation: Operation, resolve: Resolve): ReadonlyMap<string, readonly SchemaPlace[]> {
  const places = new Map<string, SchemaPlace[]>();
  for (const { place, schemas } of operationParts(operation, resolve)) {
    for (const name of namedSchemas(schemas, resolve)) append(places, name, place);
  }
  return places;
}

interface PlacedSchemas {
  readonly place: SchemaPlace;
  readonly schemas: readonly unknown[];
}

function operationParts({ pathItem, operation }: Operation, resolve: Resolve): readonly PlacedSchemas[] {
  const responses = members(operation['responses']).map(([status, response]) => ({ status, response }));
  return [
    ...operationParameters(pathItem, operation, resolve).map((parameter) =>
      toPlacedSchemas('parameter', String(parameter['name']), valueSchemas(parameter, resolve)),
    ),
    { place: { kind: 'body' }, schemas: contentSchemas(operation['requestBody'], resolve) },
    ...responses.map(({ status, response }) => toPlacedSchemas('response', status, contentSchemas(response, resolve))),
    ...responses.flatMap(({ response }) =>
      members(resolve(response).node['headers']).map(([name, header]) =>
        toPlacedSchemas('header', name, valueSchemas(resolve(header).node, resolve)),
      ),
    ),
    ...members(operation['callbacks']).flatMap(([name, callback]) =>
      members(resolve(callback).node).map(([, item]) =>
        toPlacedSchemas('callback', name, pathItemSchemas(resolve(item).node, resolve)),
      ),
    ),
  ];
}

function toPlacedSchemas(
  kind: Exclude<SchemaPlace['kind'], 'body'>,
  name: string,
  schemas: readonly unknown[],
): PlacedSchemas {
  return { place: { kind, name }, schemas };
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

const list = new Intl.ListFormat('fr');

/**
 * Converts positions to words, with each kind only once.
 *
 * @example
 * toPlaceWording([{ kind: 'body' }, { kind: 'response', name: '200' }, { kind: 'response', name: '201' }])
 * // 'corps, réponses 200 et 201'
 */
export function toPlaceWording(places: readonly SchemaPlace[]): string {
  const words = (kind: SchemaPlace['kind'], noun: string) => {
    const names = places.flatMap((place) => (place.kind === kind && place.kind !== 'body' ? [place.name] : []));
    const each = [...new Set(names)];
    return each.length === 0 ? [] : [`${noun}${each.length === 1 ? '' : 's'} ${list.format(each)}`];
  };
  return [
    ...words('parameter', 'paramètre'),
    ...(places.some(({ kind }) => kind === 'body') ? ['corps'] : []),
    ...words('response', 'réponse'),
    ...words('header', 'en-tête'),
    ...words('callback', 'rappel'),
  ].join(', ');
}
