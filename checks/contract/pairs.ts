import {
  createResolve,
  isObject,
  member,
  members,
  operationParameters,
  pathItemOperations,
  toObject,
} from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toSampleRequest } from '@reliure/samples';
import type { SampleRequest } from '@reliure/samples';
import { listedValues, mergeSchema } from '@reliure/schema';
import { firstSuccess } from './contradictions.ts';
import type { ContractFacts } from './contractFacts.ts';
import type { LocatedProblem } from './locatedProblem.ts';

/** The call that an operation’s page shows, and the response that it opens beside it. */
interface Pair {
  readonly request: SampleRequest;
  readonly parameters: readonly JsonObject[];
  readonly response: JsonObject;
  readonly schema: unknown;
}

/**
 * Finds operations whose first response example is not a response to the call that their page shows: a field that the
 * call sends has another value, or the response does not contain exactly the parts that the call asks for.
 *
 * @param facts `otherMeanings` has the fields of bodies that mean something else than the response field of that name.
 * @see ./contradictions.ts for parameters with the name of a field
 */
export function mismatchedPairs(
  document: JsonObject,
  { otherMeanings }: Pick<ContractFacts, 'otherMeanings'>,
): readonly LocatedProblem[] {
  const resolve = createResolve(document);
  return members(document['paths']).flatMap(([path, reference]) => {
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).flatMap(({ method, operation }) => {
      const location = `${method.toUpperCase()} ${path}`;
      const media = toObject(member(firstSuccess(operation, resolve)['content'], 'application/json'));
      const [, example] = members(media['examples'])[0] ?? [];
      const pair: Pair = {
        request: toSampleRequest({ path, method, operation, pathItem }, document, resolve),
        parameters: operationParameters(pathItem, operation, resolve),
        response: toObject(member(resolve(example).node, 'value')),
        schema: media['schema'],
      };
      return [...otherValues(pair, location, otherMeanings), ...otherParts(pair, resolve)].map((message) => ({
        location,
        message,
        remedy: 'Put the example that answers the call first, or change the example of the call.',
      }));
    });
  });
}

/** Compares the fields that the body and the response have in common. */
function otherValues(
  { request: { body }, response }: Pair,
  location: string,
  otherMeanings: readonly string[],
): readonly string[] {
  return members(body.kind === 'json' ? body.value : undefined).flatMap(([name, sent]) => {
    const received = response[name];
    if (received === undefined || confirms(received, sent) || otherMeanings.includes(`${location} ${name}`)) return [];
    return `The call sends ${JSON.stringify(sent)} as "${name}", but the first response example has ${JSON.stringify(received)}.`;
  });
}

/** Whether a response repeats what was sent. It may contain more, and the label of a code. */
function confirms(received: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(received) &&
      received.length === sent.length &&
      sent.every((element, index) => confirms(received[index], element))
    );
  }
  if (isObject(sent)) {
    return members(sent).every(
      ([name, value]) => !(name in toObject(received)) || confirms(member(received, name), value),
    );
  }
  return (isObject(received) ? received['code'] : received) === sent;
}

/**
 * Compares the parts that a query parameter asks for with those of the response. Such a parameter lists the names of the
 * fields of one response field.
 */
function otherParts({ request, parameters, response, schema }: Pair, resolve: Resolve): readonly string[] {
  const fields = [...mergeSchema([schema ?? {}], resolve).properties];
  return parameters.flatMap((parameter) => {
    const { items } = mergeSchema([parameter['schema'] ?? {}], resolve).keywords;
    const names = listedValues(mergeSchema([items ?? {}], resolve), resolve).map(String);
    const [container] = fields.find(([, own]) => isSame([...mergeSchema(own, resolve).properties.keys()], names)) ?? [];
    if (names.length === 0 || container === undefined) return [];
    const parts = members(response[container]).map(([name]) => name);
    const wanted = request.query
      .filter(({ name }) => name === parameter['name'])
      .flatMap(({ value }) => value.flatMap((part) => (part.kind === 'text' ? part.text.split(',') : [])));
    if (isSame(parts, wanted)) return [];
    return `The call asks for ${toList(wanted)} with "${String(parameter['name'])}", but "${container}" of the first response example has ${toList(parts)}.`;
  });
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

function toList(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}
