import { toErrorNames } from '@reliure/browser/urls';
import { createResolve, escapeToken, member, members, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { readValue } from '@reliure/validation';
import type { OperationContract } from '@reliure/validation';
import type { Message } from './parseMessage.ts';

/** A response that a contract documents for an operation. */
export interface DocumentedResponse {
  /** A status, `4XX`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly { readonly name: string; readonly description: string }[];
  /** The schema of each JSON media type. */
  readonly schemas: readonly unknown[];
  /** Names of its examples, which are the codes of its errors. */
  readonly names: readonly string[];
}

/** A documented response, and what it was recognized by. */
export interface Recognized {
  readonly response: DocumentedResponse;
  /** The schema that the body comes nearest to, if it is JSON. */
  readonly schema?: unknown;
  readonly by: 'status' | 'code' | 'schema';
}

/** Returns the responses of an operation. */
export function listResponses({ path, method, document }: OperationContract): readonly DocumentedResponse[] {
  const resolve = createResolve(document);
  const operation = member(member(document['paths'], path), method);
  return members(member(operation, 'responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, reference]) => {
      const { node } = resolve(reference);
      const contents = members(node['content'])
        .filter(([mediaType]) => /[/+]json\b/.test(mediaType))
        .map(([, media]) => toObject(media));
      return {
        status,
        description: toText(node['description']) ?? '',
        headers: members(node['headers']).map(([name, header]) => ({
          name,
          description: toText(resolve(header).node['description']) ?? '',
        })),
        schemas: contents.flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
        names: contents.flatMap(({ examples }) => members(examples).map(([name]) => name)),
      };
    });
}

/**
 * Recognizes a response by its status, else by the code of its error, else by the schema that its body comes nearest to.
 * Returns `null` if the contract does not document its status.
 */
export function recognize(
  { status: written, body, text }: Message,
  responses: readonly DocumentedResponse[],
  document: JsonObject,
): Recognized | null {
  const status = written ?? problemStatus(body);
  const rank = (candidates: readonly DocumentedResponse[], by: Recognized['by']): Recognized | null => {
    const [first] = candidates;
    if (body === undefined || first === undefined) return first === undefined ? null : { response: first, by };
    const ranked = candidates
      .flatMap((response) => response.schemas.map((schema) => ({ response, schema })))
      .map((one) => ({ ...one, distance: distance(body, one.schema, document) }))
      .sort((one, other) => one.distance - other.distance);
    const [best] = ranked;
    return best === undefined ? { response: first, by } : { response: best.response, schema: best.schema, by };
  };
  if (status !== undefined) {
    const found = [status, `${status.charAt(0)}XX`, 'default'].flatMap((name) =>
      responses.filter((response) => response.status.toUpperCase() === name.toUpperCase()),
    );
    return rank(found.slice(0, 1), 'status');
  }
  const codes = toErrorNames(text);
  const named = responses.filter(({ names }) => names.some((name) => codes.includes(name)));
  return named.length > 0 ? rank(named, 'code') : rank(responses, 'schema');
}

/** Returns the status that a problem names. @see https://www.rfc-editor.org/rfc/rfc9457#section-3.1.2 */
function problemStatus(body: unknown): string | undefined {
  const status = Number(member(body, 'status'));
  const isStatus = Number.isInteger(status) && status >= 100 && status < 600;
  return isStatus && member(body, 'title') !== undefined ? String(status) : undefined;
}

/** Returns how far a value is from what a schema describes: a value of another type is the farthest. */
export function distance(value: unknown, schema: unknown, document: JsonObject): number {
  const { violations, schemas } = readValue(value, schema, document, 'response');
  const unknown = members(value).filter(([name]) => !schemas.has(`/${escapeToken(name)}`));
  return violations.reduce(
    (sum, { pointer, keyword }) => sum + (pointer === '' && keyword === 'type' ? 1000 : 1),
    unknown.length,
  );
}
