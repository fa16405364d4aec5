import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { member, parseJson, toArray } from '@apidoc/openapi';
import type { Flaw, JsonObject } from '@apidoc/openapi';
import { openSchema, strangeFields } from './schemaFields';
import type { ContractVocabulary } from './vocabulary';

/**
 * What is wrong with a JSON text that the contract has a schema for.
 *
 * @param pointer Where the contract says the schema, as the fragment of an address.
 * @param isPart Whether the text shows only some of the fields.
 */
export type JsonCheck = (text: string, pointer: string, schema: unknown, isPart: boolean) => readonly Flaw[];

/** Holds JSON texts to the schemas of a contract. */
export function createJsonCheck({
  document,
  resolve,
  fields,
}: Pick<ContractVocabulary, 'document' | 'resolve' | 'fields'>): JsonCheck {
  const named = new Set(fields.keys());
  const whole = createValidator(document);
  const part = createPartValidator(document);

  return (text, pointer, schema, isPart) => {
    const value = parseJson(text);
    if (value === undefined)
      return [{ message: 'The JSON does not parse.', remedy: 'Mend it: quotes, commas, brackets.' }];
    const check = (isPart ? part : whole).getSchema(`contract${pointer}`);
    if (check === undefined) throw new Error(`No schema at ${pointer}.`);
    const isSound = check(value) === true;
    const strange = strangeFields(value, openSchema(schema, resolve), resolve, named).map(({ name, remedy }) => ({
      message: `There is no field "${name}" here.`,
      remedy,
    }));
    const broken = (isSound ? [] : (check.errors ?? [])).filter((error) => !isStrange(error)).map(toFlaw);
    return [...strange, ...broken];
  };
}

function createValidator(document: JsonObject): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: 'contract' });
  return ajv;
}

/** What asks for something, or depends on what a part may leave out. */
const lackKeywords = [
  ...['required', 'dependentRequired', 'minItems', 'minProperties', 'contains', 'unevaluatedProperties'],
  ...['if', 'then', 'else', 'not'],
];

/** A validator that forgets all that only a whole value can keep. */
function createPartValidator(document: JsonObject): Ajv2020 {
  const ajv = createValidator(document);
  for (const keyword of [...lackKeywords, 'oneOf']) ajv.removeKeyword(keyword);
  // Where fields are left out, several of the schemas may fit.
  ajv.addKeyword({ keyword: 'oneOf', macro: (schemas: readonly unknown[]) => ({ anyOf: schemas }) });
  return ajv;
}

/** Told with a remedy by `strangeFields`. */
function isStrange({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
}

function toFlaw({ instancePath, message, params }: ErrorObject): Flaw {
  const allowed = toArray(member(params, 'allowedValues')).map(String);
  const where = instancePath === '' ? 'The body' : instancePath;
  return {
    message: `${where} ${String(message)}.`,
    remedy: allowed.length > 0 ? `Choose one of: ${allowed.join(', ')}.` : 'See the operation’s page in the reference.',
  };
}
