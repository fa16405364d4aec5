import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  createResolve,
  escapeToken,
  isObject,
  members,
  nestedObjects,
  rootOperations,
  toArray,
  toObject,
  writeJson,
} from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { toExampleValue, withoutOmitted } from '@reliure/samples';
import { schemaTypes } from '@reliure/schema';
import { omittedBy } from '../engine/children.ts';

/** A schema of a message, and the values that the contract documents for it. */
export interface Message {
  /** JSON Pointer of the schema. */
  readonly pointer: string;
  readonly direction: 'request' | 'response';
  readonly schema: unknown;
  readonly examples: readonly unknown[];
}

/** Loads a contract with plain numbers, as browsers read it from its JSON file. */
export async function loadDocument(path: string): Promise<JsonObject> {
  const { document } = await loadContract(path);
  return toObject(JSON.parse(writeJson(document)));
}

/** Returns the schemas of all parameters, bodies and responses of a contract, with what is sent of their examples. */
export function listMessages(document: JsonObject): readonly Message[] {
  const resolve = createResolve(document);
  return rootOperations(document, resolve).flatMap(({ path, method, operation }) => {
    const own = `/paths/${escapeToken(path)}/${method}`;
    const at = (node: unknown, pointer: string) => (resolve(node).pointer ?? pointer).replace(/^#/, '');
    const parameters = toArray(operation['parameters']).flatMap((parameter, index) =>
      toMessages({ '': resolve(parameter).node }, at(parameter, `${own}/parameters/${index}`), 'request', resolve),
    );
    const body = operation['requestBody'];
    const bodies = toMessages(
      resolve(body).node['content'],
      `${at(body, `${own}/requestBody`)}/content`,
      'request',
      resolve,
    );
    const responses = members(operation['responses']).flatMap(([status, response]) =>
      toMessages(
        resolve(response).node['content'],
        `${at(response, `${own}/responses/${status}`)}/content`,
        'response',
        resolve,
      ),
    );
    return [...parameters, ...bodies, ...responses];
  });
}

function toMessages(
  content: unknown,
  pointer: string,
  direction: 'request' | 'response',
  resolve: Resolve,
): readonly Message[] {
  const sender = direction === 'request' ? 'client' : 'server';
  return members(content).flatMap(([mediaType, media]) => {
    const { schema, example, examples } = toObject(media);
    if (schema === undefined || (mediaType !== '' && !mediaType.includes('json'))) return [];
    const documented = [
      ...(example === undefined ? [] : [example]),
      ...members(examples).flatMap(([, named]) => resolve(named).node['value'] ?? []),
    ].map((value) => withoutOmitted(value, [schema], sender, resolve));
    const made = toExampleValue(schema, resolve, sender);
    // An example of a parameter may be written as it is sent.
    const values = [...documented, ...(made === undefined ? [] : [made])].filter(
      (value) => mediaType !== '' || Array.isArray(value) === schemaTypes(resolve(schema).node).includes('array'),
    );
    const own = mediaType === '' ? pointer : `${pointer}/${escapeToken(mediaType)}`;
    return [{ pointer: `${own}/schema`, direction, schema, examples: values }];
  });
}

/** Returns Ajv’s verdict on values at a pointer of a contract, in which a direction does not require what it omits. */
export function createAjv(
  document: JsonObject,
  direction: 'request' | 'response',
): (pointer: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, messages: false, multipleOfPrecision: 9 });
  addFormats(ajv);
  ajv.addSchema({ ...withoutUnsent(document, direction), $id: 'contract' });
  return (pointer, value) => {
    const check = ajv.getSchema(`contract#${encodeURI(pointer)}`);
    if (check === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return check(value) === true;
  };
}

function withoutUnsent(document: JsonObject, direction: 'request' | 'response'): JsonObject {
  const copy = structuredClone(document);
  const resolve = createResolve(document);
  const annotation = omittedBy[direction === 'request' ? 'client' : 'server'];
  for (const schema of nestedObjects(copy)) {
    if (!Array.isArray(schema['required']) || !isObject(schema['properties'])) continue;
    const { properties } = schema;
    const required = schema['required'].filter(
      (name) => !resolve(properties[String(name)]).layers.some((layer) => layer[annotation] === true),
    );
    Object.assign(schema, { required });
  }
  return copy;
}
