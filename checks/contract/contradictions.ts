import {
  createResolve,
  isObject,
  member,
  members,
  operationParameters,
  pathItemOperations,
  toText,
} from '@apidoc/openapi';
import type { Flaw, JsonObject, Resolve } from '@apidoc/openapi';

/** Examples of an operation that do not go together. */
export interface Contradiction extends Flaw {
  /** `GET /v1/visites`. */
  readonly place: string;
}

/** A contact is a person with a file of their own: its `tiersId` is not that of the patient. */
const otherMeanings: ReadonlySet<string> = new Set(['GET /v1/tiers/{tiersId}/contacts tiersId']);

/**
 * Calls whose first example of an answer is not one: pages show both side by side. A parameter is compared with the field
 * of the same name, at the end of a path also with `id`; a list’s elements are all compared.
 */
export function contradictions(document: JsonObject): readonly Contradiction[] {
  const resolve = createResolve(document);
  return members(document['paths']).flatMap(([path, reference]) => {
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).flatMap(({ method, operation }) => {
      const place = `${method.toUpperCase()} ${path}`;
      const answered = firstAnswer(operation, resolve);
      return [...toParameters(pathItem, operation, resolve)].flatMap(([name, parameter]): readonly Contradiction[] => {
        if (otherMeanings.has(`${place} ${name}`)) return [];
        const isResource = (method === 'get' || method === 'patch') && path.endsWith(`{${name}}`);
        const asked = [parameter['example']].flat().map(String);
        const others = answered
          .map(
            (element) =>
              toErrorCode(member(element, name)) ?? (isResource ? toErrorCode(member(element, 'id')) : undefined),
          )
          .filter((value) => value !== undefined && !asked.some((one) => fits(one, value)));
        if (others.length === 0) return [];
        const message = `The example of "${name}" is ${asked.join(', ')}, and the first example answers ${[...new Set(others)].join(', ')}.`;
        return [{ place, message, remedy: 'Have the parameter ask for what is answered.' }];
      });
    });
  });
}

/** Parameters with an example that choose what is answered, by name; those of the operation come before those of the path. */
function toParameters(pathItem: JsonObject, operation: JsonObject, resolve: Resolve): ReadonlyMap<string, JsonObject> {
  const choosing = operationParameters(pathItem, operation, resolve).filter(
    (parameter) =>
      (parameter['in'] === 'path' || parameter['in'] === 'query') &&
      parameter['example'] !== undefined &&
      // A period is not the day that it begins or ends.
      member(parameter['schema'], 'format') !== 'date',
  );
  return new Map(choosing.map((parameter) => [String(parameter['name']), parameter]));
}

/** The first answer to a call that succeeds; empty where there is none. */
export function firstSuccess(operation: JsonObject, resolve: Resolve): JsonObject {
  const [, success] = members(operation['responses']).find(([status]) => status.startsWith('2')) ?? [];
  return resolve(success).node;
}

/** What the first example of the first success holds: the elements of a list, else the resource. */
function firstAnswer(operation: JsonObject, resolve: Resolve): readonly unknown[] {
  const media = member(firstSuccess(operation, resolve)['content'], 'application/json');
  const [, example] = members(member(media, 'examples'))[0] ?? [];
  const value = member(resolve(example).node, 'value');
  const elements = member(value, 'donnees');
  return Array.isArray(elements) ? elements : [value];
}

/** The text of a field; a coded value comes with its label. */
function toErrorCode(value: unknown): string | undefined {
  const code = isObject(value) ? value['code'] : value;
  return typeof code === 'boolean' ? String(code) : toText(code);
}

/** Searches find parts of a text, without regard to its case. */
function fits(asked: string, answered: string): boolean {
  return answered.toLowerCase().includes(asked.toLowerCase());
}
