import { createResolve, isObject, member, members, operationParameters, toObject } from '@reliure/openapi';
import { createValidator, toOperationContract } from '@reliure/validation';
import { parameterKey } from '../types.ts';
import type { ComposerFile } from '../types.ts';
import type { Checks } from './checkValues.ts';

/**
 * Creates the checks of a call.
 *
 * @param document An OpenAPI document with the operation and all that it refers to.
 * @returns `null` if the document has no such operation.
 */
export function createChecks(document: unknown, { frame, parameters, body }: ComposerFile): Checks | null {
  const contract = toOperationContract(document, frame.path, frame.method);
  if (contract === null) return null;
  const resolve = createResolve(contract.document);
  const check = (schema: unknown) => createValidator(schema ?? true, contract.document, 'request');
  const pathItem = resolve(member(contract.document['paths'], contract.path)).node;
  const operation = toObject(pathItem[contract.method]);
  const declared = operationParameters(pathItem, operation, resolve);
  const content = resolve(operation['requestBody']).node['content'];
  const media = body === undefined ? undefined : (member(content, body.mediaType) ?? mediaRange(content));
  return {
    parameters: Object.fromEntries(
      parameters.flatMap((parameter) => {
        const own = declared.find(({ in: location, name }) => location === parameter.in && name === parameter.name);
        const [content] = members(own?.['content']);
        const holder = content === undefined ? own : resolve(content[1]).node;
        return holder === undefined ? [] : [[parameterKey(parameter), check(holder['schema'])]];
      }),
    ),
    ...(isObject(media) && body?.kind !== 'text' && { body: check(resolve(media).node['schema']) }),
  };
}

/** Returns what is declared for a range of media types, such as `application/*`. */
function mediaRange(content: unknown): unknown {
  return members(content).find(([type]) => type.includes('*'))?.[1];
}
