import { members } from '@apidoc/openapi';
import type { Resolve } from '@apidoc/openapi';
import { contentErrors, type WrittenError } from './examples';
import type { OperationSource } from './operationSource';

/** What each of some operations returns, in their order. */
export type OperationErrors = readonly (readonly PlacedError[])[];

/** An error where an answer shows it. */
export interface PlacedError extends WrittenError {
  readonly status: string;
  readonly mediaType: string;
}

/** The errors that an operation says it returns. */
export function operationErrors({ operation }: OperationSource, resolve: Resolve): readonly PlacedError[] {
  return members(operation['responses']).flatMap(([status, response]) =>
    contentErrors(resolve(response).node['content'], resolve).map((error) => ({ ...error, status })),
  );
}
