import {
  createResolve,
  isObject,
  member,
  members,
  operationParameters,
  pathItemOperations,
  pointerTokens,
  toArray,
  toText,
} from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { firstSuccess, type Contradiction } from './contradictions';

/** Errors about data below a resource instead of a field: their pointers name what the visit lacks. */
const ofWhatIsBelow: ReadonlySet<string> = new Set(['visite-incomplete']);

/** The parts of an operation that its errors may point to. */
interface Reach {
  readonly parameters: readonly JsonObject[];
  readonly bodies: readonly unknown[];
  /**
   * Schemas of the first successful response. An action without a body can be refused because of fields that are
   * already saved.
   */
  readonly answers: readonly unknown[];
}

/** Finds error examples of an operation that point to a field which neither its body nor its parameters have. */
export function strayPointers(document: JsonObject): readonly Contradiction[] {
  const resolve = createResolve(document);
  return members(document['paths']).flatMap(([path, reference]) => {
    const pathItem = resolve(reference).node;
    return pathItemOperations(pathItem).flatMap(({ method, operation }) => {
      const reach = toReach(pathItem, operation, resolve);
      return errorExamples(operation, resolve)
        .filter(([code]) => !ofWhatIsBelow.has(code))
        .flatMap(([code, value]) => toArray(member(value, 'erreurs')).map((error) => [code, error] as const))
        .flatMap(([code, error]): readonly Contradiction[] => {
          const pointer = String(member(error, 'pointeur'));
          if (reaches(pointer, toText(member(error, 'code')), reach, resolve)) return [];
          const message = `The example of "${code}" blames ${pointer}, which is not a field of this operation.`;
          const remedy = `Give it an example of its own, in erreurs/${String(operation['x-slug'])}.${code}.yaml.`;
          return [{ place: `${method.toUpperCase()} ${path}`, message, remedy }];
        });
    });
  });
}

/** Whether an error code reports that part of a resource is incomplete, as a check of the whole resource does. */
const isControl = (code: string | undefined): boolean => code?.endsWith('_incomplete') === true;

function reaches(pointer: string, code: string | undefined, reach: Reach, resolve: Resolve): boolean {
  const [first, ...rest] = pointerTokens(pointer);
  if (first === 'parametres')
    return reach.parameters.some(({ name, in: place }) => place !== 'header' && name === rest[0]);
  if (first === 'enTetes') {
    const named = reach.parameters.some(({ name, in: place }) => place === 'header' && name === rest[0]);
    return named || (rest[0] === 'Content-Type' && reach.bodies.length > 0);
  }
  const isOfResource = reach.bodies.length === 0 || isControl(code);
  const schemas = isOfResource ? [...reach.bodies, ...reach.answers] : reach.bodies;
  return schemas.some((schema) => hasField(schema, pointerTokens(pointer), resolve));
}

function toReach(pathItem: JsonObject, operation: JsonObject, resolve: Resolve): Reach {
  return {
    parameters: operationParameters(pathItem, operation, resolve),
    bodies: schemasOf(resolve(operation['requestBody']).node),
    answers: schemasOf(firstSuccess(operation, resolve)),
  };
}

const schemasOf = (holder: JsonObject): readonly unknown[] =>
  members(holder['content']).map(([, media]) => member(media, 'schema'));

/** Returns the examples of an operation’s error responses, by code. */
function errorExamples(operation: JsonObject, resolve: Resolve): readonly (readonly [code: string, value: unknown])[] {
  return members(operation['responses'])
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([, response]) => members(resolve(response).node['content']))
    .flatMap(([, media]) => members(member(media, 'examples')))
    .map(([code, example]) => [code, resolve(example).node['value']]);
}

/** Whether a value described by a schema may have the field at a pointer. */
function hasField(
  schema: unknown,
  tokens: readonly string[],
  resolve: Resolve,
  passed: ReadonlySet<unknown> = new Set(),
): boolean {
  const [token, ...rest] = tokens;
  if (token === undefined) return true;
  const { node } = resolve(schema);
  if (passed.has(node)) return false;
  const inside = [
    member(node['properties'], token),
    isObject(node['additionalProperties']) ? node['additionalProperties'] : undefined,
    /^\d+$/.test(token) ? node['items'] : undefined,
  ];
  if (inside.some((one) => one !== undefined && hasField(one, rest, resolve))) return true;
  const deeper = new Set([...passed, node]);
  return ['allOf', 'oneOf', 'anyOf'].some((key) =>
    toArray(node[key]).some((part) => hasField(part, tokens, resolve, deeper)),
  );
}
