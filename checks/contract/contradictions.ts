import { createResolve, isObject, member, members, operationParameters, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import type { ContractFacts } from './contractFacts.ts';
import { contractOperations } from './contractOperations.ts';
import type { LocatedProblem } from './locatedProblem.ts';

/**
 * Finds operations whose first response example does not match the example values of their parameters, because pages
 * show both side by side. A parameter is compared with the response field of the same name, and at the end of a path
 * also with `id`. In a list, every element is compared.
 *
 * @param facts `otherMeanings` has the parameters that mean something else than the response field of that name.
 */
export function contradictions(
  document: JsonObject,
  { elements, otherMeanings }: Pick<ContractFacts, 'elements' | 'otherMeanings'>,
): readonly LocatedProblem[] {
  const resolve = createResolve(document);
  return contractOperations(document, resolve).flatMap(({ path, method, operation, pathItem, location }) => {
    const responseElements = firstResponseElements(operation, elements, resolve);
    return [...toParameters(pathItem, operation, resolve)].flatMap(([name, parameter]): readonly LocatedProblem[] => {
      if (otherMeanings.includes(`${location} ${name}`)) return [];
      const isResource = (method === 'get' || method === 'patch') && path.endsWith(`{${name}}`);
      const exampleValues = [parameter['example']].flat().map(String);
      const others = responseElements
        .map(
          (element) =>
            toComparableText(member(element, name)) ??
            (isResource ? toComparableText(member(element, 'id')) : undefined),
        )
        .filter((value) => value !== undefined && !exampleValues.some((one) => matches(one, value)));
      if (others.length === 0) return [];
      const message = `The example of "${name}" is ${exampleValues.join(', ')}, but the first response example has ${[...new Set(others)].join(', ')}.`;
      return [{ location, message, remedy: 'Use a value from the response example as the parameter’s example.' }];
    });
  });
}

/**
 * Returns the path and query parameters with an example, by name. Those of the operation come before those of the path.
 */
function toParameters(pathItem: JsonObject, operation: JsonObject, resolve: Resolve): ReadonlyMap<string, JsonObject> {
  const selecting = operationParameters(pathItem, operation, resolve).filter(
    (parameter) =>
      (parameter['in'] === 'path' || parameter['in'] === 'query') &&
      parameter['example'] !== undefined &&
      // A date parameter limits a period, and need not equal a date in the response.
      member(parameter['schema'], 'format') !== 'date',
  );
  return new Map(selecting.map((parameter) => [String(parameter['name']), parameter]));
}

/** Returns the first successful response of an operation; an empty object if there is none. */
export function firstSuccess(operation: JsonObject, resolve: Resolve): JsonObject {
  const [, success] = members(operation['responses']).find(([status]) => status.startsWith('2')) ?? [];
  return resolve(success).node;
}

/** Returns the first example of the first successful response: the elements of a list, or else the resource alone. */
function firstResponseElements(operation: JsonObject, field: string, resolve: Resolve): readonly unknown[] {
  const media = member(firstSuccess(operation, resolve)['content'], 'application/json');
  const [, example] = members(member(media, 'examples'))[0] ?? [];
  const value = member(resolve(example).node, 'value');
  const elements = member(value, field);
  return Array.isArray(elements) ? elements : [value];
}

/** Returns a field’s value as text. Of a coded value, which comes with a label, this is the code. */
function toComparableText(value: unknown): string | undefined {
  const code = isObject(value) ? value['code'] : value;
  return typeof code === 'boolean' ? String(code) : toText(code);
}

/** Whether a value matches a parameter. Searches match part of a text and ignore case. */
function matches(parameterValue: string, responseValue: string): boolean {
  return responseValue.toLowerCase().includes(parameterValue.toLowerCase());
}
