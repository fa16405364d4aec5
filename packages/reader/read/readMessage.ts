import { toErrorNames } from '@reliure/browser/urls';
import type { JsonObject } from '@reliure/openapi';
import type { OperationContract } from '@reliure/validation';
import type { ErrorsFile, KnownError } from '../types.ts';
import { explain, firstSentence, type Explanation } from './explain.ts';
import type { Message } from './parseMessage.ts';
import { distance, listResponses, recognize, type Recognized } from './recognize.ts';

/** The responses that a page knows. */
export interface Knowledge {
  readonly contract: OperationContract | null;
  readonly errors: ErrorsFile | null;
}

/** A response that was read. */
export interface Reading {
  readonly message: Message;
  /** Missing where no operation’s responses are read. */
  readonly recognized?: Recognized | null;
  readonly explanation?: Explanation;
  /** The received headers that the contract describes. */
  readonly headers: readonly { readonly name: string; readonly value: string; readonly description: string }[];
  readonly error?: KnownError;
  /** Whether it has the code of no known error. */
  readonly isUnknownError?: true;
}

/** Reads a response with what a page knows. */
export function readMessage(message: Message, { contract, errors }: Knowledge): Reading {
  const recognized = contract === null ? null : recognize(message, listResponses(contract), contract.document);
  const names = toErrorNames(message.text);
  const error = errors?.errors.find(({ code }) => names.includes(code));
  const described = toDescribed(message, recognized, contract, errors);
  return {
    message,
    ...(contract !== null && { recognized }),
    ...(described !== null && { explanation: explain(message.body, described.schema, described.document) }),
    headers: headersOf(message, recognized),
    ...(error !== undefined && { error }),
    ...(error === undefined && contract === null && { isUnknownError: true as const }),
  };
}

/** Returns the schema of a body: that of the recognized response, else that of the nearest error. */
function toDescribed(
  { body }: Message,
  recognized: Recognized | null,
  contract: OperationContract | null,
  errors: ErrorsFile | null,
): { readonly schema: unknown; readonly document: JsonObject } | null {
  if (body === undefined) return null;
  if (contract !== null)
    return recognized?.schema === undefined ? null : { schema: recognized.schema, document: contract.document };
  if (errors === null) return null;
  const [nearest] = errors.schemas
    .map((schema) => ({ schema, far: distance(body, schema, errors.document) }))
    .sort((one, other) => one.far - other.far);
  return nearest === undefined ? null : { schema: nearest.schema, document: errors.document };
}

function headersOf({ headers }: Message, recognized: Recognized | null): Reading['headers'] {
  return headers.flatMap(([name, value]) => {
    const known = recognized?.response.headers.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return known === undefined ? [] : [{ name, value, description: firstSentence(known.description) }];
  });
}
