import type { ParameterLocation } from '@apidoc/openapi';
import type { RichText } from '@apidoc/richtext';

/** The properties of an operation’s page that scenarios depend on. */
export interface CallableOperation extends CalledOperation {
  /** The alternatives, one of which must be satisfied. An empty alternative means that no authentication is needed. */
  readonly facts: { readonly security: readonly (readonly { readonly scopes: readonly string[] }[])[] };
  readonly parameters: readonly {
    readonly place: ParameterLocation;
    readonly fields: readonly { readonly name: string; readonly required: boolean }[];
  }[];
  readonly body?: { readonly required: boolean; readonly contents: readonly { readonly mediaType: string }[] };
  readonly responses: readonly KnownAnswer[];
}

/** The pages that scenarios link to. */
export interface OperationPages<Page extends CallableOperation = CallableOperation> {
  readonly operations: readonly Page[];
}

/** The properties of an operation that a step shows. */
export interface CalledOperation {
  /** Last part of its page’s URL. */
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

/** The responses with one status. */
export interface KnownAnswer {
  readonly status: string;
  /** Fragment of their description on the operation’s page. */
  readonly anchor: string;
  readonly errors: readonly KnownError[];
}

/** The properties of an error that a scenario shows. */
export interface KnownError {
  readonly code: string;
  readonly title: string;
  readonly remedy: RichText;
}

/** Returns the properties of an operation that a step shows. */
export function toCalledOperation({ slug, title, method, path, deprecated }: CalledOperation): CalledOperation {
  return { slug, title, method, path, ...(deprecated === true && { deprecated }) };
}
