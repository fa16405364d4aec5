import type { Environment } from '@reliure/reference';

/**
 * The operations of a contract as a collection for API clients, independent of format. Variables are written
 * `{{NAME}}`.
 */
export interface Collection {
  readonly name: string;
  /** Markdown, like all `docs`. */
  readonly docs: string;
  /** At least one. */
  readonly environments: readonly Environment[];
  /** Names of the variables for the caller’s secrets. */
  readonly secrets: readonly string[];
  /** Default authentication of the requests. */
  readonly auth: Auth;
  readonly folders: readonly Folder[];
}

/** The requests of one group of operations. */
export interface Folder {
  readonly slug: string;
  readonly name: string;
  readonly docs: string;
  readonly requests: readonly CollectionRequest[];
}

/** An operation as a request, which can be sent when the variables have values. */
export interface CollectionRequest {
  readonly slug: string;
  readonly name: string;
  readonly docs: string;
  /** In upper case. */
  readonly method: string;
  /** Without the query. A segment that is a parameter is written `:name`. */
  readonly url: string;
  readonly pathVariables: readonly NamedValue[];
  readonly query: readonly NamedValue[];
  /** A query that does not consist of pairs, encoded. */
  readonly wholeQuery?: string;
  readonly headers: readonly NamedValue[];
  /** Authentication, if it is not the collection’s. */
  readonly auth?: Auth;
  readonly body: CollectionBody;
  readonly responses: readonly DocumentedResponse[];
}

/** A name and a value, ready to be sent. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
  readonly description?: string;
  /** Disabled: sent only after the user enables it. */
  readonly isDisabled?: true;
}

/** Authentication of a request. The values are variables, such as `{{API_TOKEN}}`. */
export type Auth =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic' | 'digest'; readonly user: string; readonly password: string };

/** The body of a request, in the forms that API clients support. */
export type CollectionBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly language: 'json' | 'xml' | 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly NamedValue[] }
  | { readonly kind: 'multipart'; readonly parts: readonly FormPart[] }
  /** A file that the caller chooses. */
  | { readonly kind: 'file'; readonly mediaType: string };

/** Part of a multipart body. The caller chooses the file of a file part. */
export type FormPart = { readonly name: string; readonly mediaType?: string } & (
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file' }
);

/** A documented response. */
export interface DocumentedResponse {
  readonly name: string;
  /** May be a range, such as `4XX`. */
  readonly status: string;
  /** The status in words. */
  readonly title: string;
  /** Missing for a response without content. */
  readonly mediaType?: string;
  readonly language: 'json' | 'xml' | 'text';
  readonly text: string;
}
