import type { ParameterLocation } from '@reliure/openapi';
import type { OperationLink, RichText } from '@reliure/richtext';

/** The properties of an operation’s page that scenarios depend on. */
export interface CallableOperation extends OperationLink {
  /** The alternatives, one of which must be satisfied. An empty alternative means that no authentication is needed. */
  readonly facts: { readonly security: readonly (readonly { readonly scopes: readonly string[] }[])[] };
  readonly parameters: readonly {
    readonly location: ParameterLocation;
    readonly fields: readonly { readonly name: string; readonly required: boolean }[];
  }[];
  readonly body?: { readonly required: boolean; readonly contents: readonly { readonly mediaType: string }[] };
  readonly responses: readonly KnownResponse[];
}

/** The pages that scenarios link to. */
export interface OperationPages<Page extends CallableOperation = CallableOperation> {
  readonly operations: readonly Page[];
}

/** The responses with one status. */
export interface KnownResponse {
  readonly status: string;
  /** Fragment of their description on the operation’s page. */
  readonly anchor: string;
  /** Examples are JSON. */
  readonly headers: readonly { readonly name: string; readonly node: { readonly examples: readonly string[] } }[];
  readonly contents: readonly { readonly examples: readonly { readonly name: string; readonly text: string }[] }[];
  readonly errors: readonly KnownError[];
}

/** The properties of an error that a scenario shows. */
export interface KnownError {
  readonly code: string;
  readonly title: string;
  readonly remedy: RichText;
}
