import { append, members, operationParameters, pathItemOperations } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { namedSchemas } from '@apidoc/schema';
import type { OperationSource } from './operationSource';

/** Where in an operation a schema stands. */
export type SchemaPlace =
  | { readonly kind: 'body' }
  | { readonly kind: 'parameter' | 'response' | 'header' | 'callback'; readonly name: string };

type Operation = Pick<OperationSource, 'pathItem' | 'operation'>;

/** The component schemas that an operation names itself, in the order of its page, with their places in it. */
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

/** What a page shows of the calls in a callback; a callback of theirs, which may be the same again, is not shown. */
function pathItemSchemas(pathItem: JsonObject, resolve: Resolve): readonly unknown[] {
  return pathItemOperations(pathItem).flatMap(({ operation }) =>
    operationParts({ pathItem, operation: { ...operation, callbacks: {} } }, resolve).flatMap(({ schemas }) => schemas),
  );
}

/** The schemas of a parameter or a header, which may write its value as a media type. */
function valueSchemas(parameter: JsonObject, resolve: Resolve): readonly unknown[] {
  return [parameter['schema'], ...contentSchemas(parameter, resolve)];
}

/** The schemas of all media types of a body or a response. */
function contentSchemas(holder: unknown, resolve: Resolve): readonly unknown[] {
  return members(resolve(holder).node['content']).map(([, media]) => resolve(media).node['schema']);
}

const list = new Intl.ListFormat('fr');

/**
 * Places in words, each kind once.
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
