import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findJsonError, member, parseJson, toArray, writeJson } from '@reliure/openapi';
import type { Problem, JsonObject, TextPosition } from '@reliure/openapi';
import { flattenSchema, unknownFields } from './schemaFields.ts';
import type { ContractVocabulary } from './vocabulary.ts';

/**
 * Checks a JSON text against a schema of the contract.
 *
 * @param pointer Pointer to the schema in the contract, as a URI fragment.
 * @param isPartial Whether the text shows only some of the fields.
 */
export type JsonCheck = (text: string, pointer: string, schema: unknown, isPartial: boolean) => readonly Problem[];

/** Creates a check of JSON texts against the schemas of a contract. */
export function createJsonCheck({
  document,
  resolve,
  fields,
}: Pick<ContractVocabulary, 'document' | 'resolve' | 'fields'>): JsonCheck {
  const allNames = new Set(fields.keys());
  const whole = createValidator(document);
  const partial = createPartialValidator(document);

  return (text, pointer, schema, isPartial) => {
    const syntaxError = findJsonError(text);
    if (syntaxError !== null) return [toSyntaxProblem(syntaxError)];
    const value = parseJson(text);
    const check = compile(isPartial ? partial : whole, pointer);
    const isValid = check === null || check(JSON.parse(text));
    const unknown = unknownFields(value, flattenSchema(schema, resolve), resolve, allNames).map(({ name, remedy }) => ({
      message: `There is no field "${name}" here.`,
      remedy,
    }));
    const invalid = (isValid ? [] : (check.errors ?? [])).filter((error) => !isUnknownField(error)).map(toErrorProblem);
    return [...unknown, ...invalid];
  };
}

function createValidator(document: JsonObject): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  // Ajv needs plain numbers. It would take identifiers for those of schemas even in examples.
  const plain = JSON.parse(writeJson(document), (key, value: unknown) =>
    typeof value === 'string' && identifiers.has(key) ? undefined : value,
  ) as JsonObject;
  ajv.addSchema({ ...plain, $id: 'contract' });
  return ajv;
}

/** All references of the contract are pointers. */
const identifiers: ReadonlySet<string> = new Set(['$id', '$schema', '$anchor', '$dynamicAnchor', '$dynamicRef']);

/** Returns the check of a schema; `null` for one that Ajv cannot read, such as some of OpenAPI 3.0. */
function compile(ajv: Ajv2020, pointer: string): ValidateFunction | null {
  try {
    return ajv.getSchema(`contract${pointer}`) ?? null;
  } catch {
    return null;
  }
}

/** Keywords that require something, or that depend on fields which a part may leave out. */
const completenessKeywords = [
  ...['required', 'dependentRequired', 'minItems', 'minProperties', 'contains', 'unevaluatedProperties'],
  ...['if', 'then', 'else', 'not'],
];

/** Creates a validator that skips the keywords which only a complete value can satisfy. */
function createPartialValidator(document: JsonObject): Ajv2020 {
  const ajv = createValidator(document);
  for (const keyword of [...completenessKeywords, 'oneOf']) ajv.removeKeyword(keyword);
  // A part may match several of the schemas, because the fields that distinguish them may be left out.
  ajv.addKeyword({ keyword: 'oneOf', macro: (schemas: readonly unknown[]) => ({ anyOf: schemas }) });
  return ajv;
}

function toSyntaxProblem({ line, column }: TextPosition): Problem {
  return {
    message: `The code is not JSON: error in its line ${line}, column ${column}.`,
    remedy: 'Fix the quotes, commas or brackets.',
  };
}

/** Whether `unknownFields` already reports the error, with a remedy. */
function isUnknownField({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
}

function toErrorProblem({ instancePath, message, params }: ErrorObject): Problem {
  const allowed = toArray(member(params, 'allowedValues')).map(String);
  const where = instancePath === '' ? 'The body' : instancePath;
  return {
    message: `${where} ${String(message)}.`,
    remedy: allowed.length > 0 ? `Choose one of: ${allowed.join(', ')}.` : 'See the operation’s page in the reference.',
  };
}
