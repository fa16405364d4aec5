import { members } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { contentErrors, type ErrorExample } from './examples.ts';
import type { OperationSource } from './operationSource.ts';

/** The errors of each operation, in the order of the operations. */
export type OperationErrors = readonly (readonly ResponseError[])[];

/** An error with the status and media type of its response. */
export interface ResponseError extends ErrorExample {
  readonly status: string;
  readonly mediaType: string;
}

/** Returns the errors in an operation’s responses. */
export function operationErrors({ operation }: OperationSource, resolve: Resolve): readonly ResponseError[] {
  return members(operation['responses']).flatMap(([status, response]) =>
    contentErrors(resolve(response).node['content'], resolve).map((error) => ({ ...error, status })),
  );
}
