import {
  createResolve,
  isObject,
  member,
  members,
  operationParameters,
  pointerTokens,
  toArray,
  toText,
} from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { contractOperations } from './contractOperations.ts';
import { firstSuccess } from './contradictions.ts';
import type { ContractFacts } from './contractFacts.ts';
import type { LocatedProblem } from './locatedProblem.ts';

/** The parts of an operation that its errors may point to. */
interface PointerTargets {
  readonly parameters: readonly JsonObject[];
  readonly bodies: readonly unknown[];
  /**
   * Schemas of the first successful response. An action without a body can be refused because of fields that are
   * already saved.
   */
  readonly responses: readonly unknown[];
}

/**
 * Finds error examples of an operation that point to a field which neither its body nor its parameters have.
 *
 * @param facts `nestedErrors` has the codes of errors about data below the resource.
 */
export function unknownPointers(
  document: JsonObject,
  { nestedErrors }: Pick<ContractFacts, 'nestedErrors'>,
): readonly LocatedProblem[] {
  const resolve = createResolve(document);
  return contractOperations(document, resolve).flatMap(({ operation, pathItem, location }) => {
    const targets = toPointerTargets(pathItem, operation, resolve);
    return errorExamples(operation, resolve)
      .filter(([code]) => !nestedErrors.includes(code))
      .flatMap(([code, value]) => toArray(member(value, 'erreurs')).map((error) => [code, error] as const))
      .flatMap(([code, error]): readonly LocatedProblem[] => {
        const parameter = toText(member(error, 'parametre'));
        const pointer = String(member(error, 'pointeur'));
        const isKnown =
          parameter === undefined
            ? isPointerTarget(pointer, toText(member(error, 'code')), targets, resolve)
            : isParameter(parameter, targets);
        if (isKnown) return [];
        const target =
          parameter === undefined ? `${pointer}, which is not a field` : `"${parameter}", which is not a parameter`;
        const message = `The example of "${code}" points to ${target} of this operation.`;
        const remedy = `Write a separate example for it, in erreurs/${String(operation['x-slug'])}.${code}.yaml.`;
        return [{ location, message, remedy }];
      });
  });
}

/** Whether an error code reports that part of a resource is incomplete, as a check of the whole resource does. */
const isCompletenessError = (code: string | undefined): boolean => code?.endsWith('_incomplete') === true;

/** Whether an operation has a parameter or a header with this name. A request with a body always has a content type. */
function isParameter(name: string, { parameters, bodies }: PointerTargets): boolean {
  return parameters.some((parameter) => parameter['name'] === name) || (name === 'Content-Type' && bodies.length > 0);
}

function isPointerTarget(
  pointer: string,
  code: string | undefined,
  targets: PointerTargets,
  resolve: Resolve,
): boolean {
  const isAboutResource = targets.bodies.length === 0 || isCompletenessError(code);
  const schemas = isAboutResource ? [...targets.bodies, ...targets.responses] : targets.bodies;
  return schemas.some((schema) => hasField(schema, pointerTokens(pointer), resolve));
}

function toPointerTargets(pathItem: JsonObject, operation: JsonObject, resolve: Resolve): PointerTargets {
  return {
    parameters: operationParameters(pathItem, operation, resolve),
    bodies: schemasOf(resolve(operation['requestBody']).node),
    responses: schemasOf(firstSuccess(operation, resolve)),
  };
}

const schemasOf = (parent: JsonObject): readonly unknown[] =>
  members(parent['content']).map(([, media]) => member(media, 'schema'));

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
  visited: ReadonlySet<unknown> = new Set(),
): boolean {
  const [token, ...rest] = tokens;
  if (token === undefined) return true;
  const { node } = resolve(schema);
  if (visited.has(node)) return false;
  const inside = [
    member(node['properties'], token),
    isObject(node['additionalProperties']) ? node['additionalProperties'] : undefined,
    /^\d+$/.test(token) ? node['items'] : undefined,
  ];
  if (inside.some((one) => one !== undefined && hasField(one, rest, resolve))) return true;
  const deeper = new Set([...visited, node]);
  return ['allOf', 'oneOf', 'anyOf'].some((key) =>
    toArray(node[key]).some((part) => hasField(part, tokens, resolve, deeper)),
  );
}
