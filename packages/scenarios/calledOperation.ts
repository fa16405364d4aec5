import type { ParameterPlace } from '@apidoc/openapi';
import type { RichText } from '@apidoc/richtext';

/** An operation that a scenario may call, as far as scenarios need to know its page. */
export interface CallableOperation extends CalledOperation {
  /** Each alternative is enough; an empty one means that no authentication is needed. */
  readonly facts: { readonly security: readonly (readonly { readonly scopes: readonly string[] }[])[] };
  readonly parameters: readonly {
    readonly place: ParameterPlace;
    readonly fields: readonly { readonly name: string; readonly required: boolean }[];
  }[];
  readonly body?: { readonly required: boolean; readonly contents: readonly { readonly mediaType: string }[] };
  readonly responses: readonly KnownAnswer[];
}

/** The pages that scenarios link to. */
export interface OperationPages<Page extends CallableOperation = CallableOperation> {
  readonly operations: readonly Page[];
}

/** What a step shows of the operation that it calls. */
export interface CalledOperation {
  /** Last part of the address of its page. */
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

/** The answers of one status. */
export interface KnownAnswer {
  readonly status: string;
  /** Where the operation’s page describes them. */
  readonly anchor: string;
  readonly errors: readonly KnownError[];
}

/** What a scenario says of an error of the contract. */
export interface KnownError {
  readonly code: string;
  readonly title: string;
  readonly remedy: RichText;
}

/** Returns the part of an operation that a step shows. */
export function toCalledOperation({ slug, title, method, path, deprecated }: CalledOperation): CalledOperation {
  return { slug, title, method, path, ...(deprecated === true && { deprecated }) };
}
