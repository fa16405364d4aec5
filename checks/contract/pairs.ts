import { createResolve, isObject, member, members, operationParameters, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toNamedRequests, toSampleRequest } from '@reliure/samples';
import type { SampleRequest, SampleSource } from '@reliure/samples';
import { listedValues, mergeSchema } from '@reliure/schema';
import { contractOperations } from './contractOperations.ts';
import { firstSuccess } from './contradictions.ts';
import type { ContractFacts } from './contractFacts.ts';
import type { LocatedProblem } from './locatedProblem.ts';

/** A call that an operation’s page shows, and the response that it opens beside it. */
interface Pair {
  readonly request: SampleRequest;
  readonly parameters: readonly JsonObject[];
  readonly response: JsonObject;
  readonly schema: unknown;
}

/**
 * Finds operations with a response example that does not answer its call: a field that the call sends has another value,
 * or the response does not contain exactly the parts that the call asks for.
 *
 * @param facts `otherMeanings` has the fields of bodies that mean something else than the response field of that name.
 * @see ./contradictions.ts for parameters with the name of a field
 */
export function mismatchedPairs(
  document: JsonObject,
  { otherMeanings }: Pick<ContractFacts, 'otherMeanings'>,
): readonly LocatedProblem[] {
  const resolve = createResolve(document);
  return contractOperations(document, resolve).flatMap(({ location, ...source }) =>
    toPairs(source, document, resolve)
      .flatMap((pair) => [...otherValues(pair, location, otherMeanings), ...otherParts(pair, resolve)])
      .map((message) => ({
        location,
        message,
        remedy: 'Name the example that answers a call like it, put that of the first call first, or change the call.',
      })),
  );
}

/**
 * Returns the calls of an operation that have a response: the example with the name of the call, or the first for the
 * first.
 */
function toPairs(source: SampleSource, document: JsonObject, resolve: Resolve): readonly Pair[] {
  const { operation, pathItem } = source;
  const media = toObject(member(firstSuccess(operation, resolve)['content'], 'application/json'));
  const examples = members(media['examples']);
  const named = toNamedRequests(source, document, resolve);
  const calls = named.length === 0 ? [{ name: '', request: toSampleRequest(source, document, resolve) }] : named;
  return calls.flatMap(({ name, request }, index) => {
    const [, example] = examples.find(([own]) => own === name) ?? (index === 0 ? examples[0] : undefined) ?? [];
    if (named.length > 0 && example === undefined) return [];
    return {
      request,
      parameters: operationParameters(pathItem, operation, resolve),
      response: toObject(member(resolve(example).node, 'value')),
      schema: media['schema'],
    };
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
    return `The call sends ${JSON.stringify(sent)} as "${name}", but its response example has ${JSON.stringify(received)}.`;
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
    return `The call asks for ${toList(wanted)} with "${String(parameter['name'])}", but "${container}" of its response example has ${toList(parts)}.`;
  });
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

function toList(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}
