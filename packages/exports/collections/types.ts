import type { Environment } from '@apidoc/reference';

/** The operations of a contract as API clients keep them, in no format yet. Values hold variables as `{{NAME}}`. */
export interface Collection {
  readonly name: string;
  /** Markdown, as are all docs. */
  readonly docs: string;
  /** At least one. */
  readonly environments: readonly Environment[];
  /** Names of the variables that the caller’s secrets go into. */
  readonly secrets: readonly string[];
  /** How requests authenticate that do not say otherwise. */
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

/** One operation as a request that can be sent when the variables have their values. */
export interface CollectionRequest {
  readonly slug: string;
  readonly name: string;
  readonly docs: string;
  /** Upper case. */
  readonly method: string;
  /** Without the query; a segment that is a parameter is `:name`. */
  readonly url: string;
  readonly pathVariables: readonly NamedValue[];
  readonly query: readonly NamedValue[];
  readonly headers: readonly NamedValue[];
  /** Its own way to authenticate, where it is not the collection’s. */
  readonly auth?: Auth;
  readonly body: CollectionBody;
  readonly answers: readonly DocumentedAnswer[];
}

/** A name and a value, ready to be sent. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
  readonly description?: string;
  /** Not sent until it is switched on. */
  readonly isOff?: true;
}

/** How a request authenticates; the values are variables, such as `{{JETON}}`. */
export type Auth =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string };

/** What a request sends, in the forms that API clients know. */
export type CollectionBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly language: 'json' | 'xml' | 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly NamedValue[] }
  | { readonly kind: 'multipart'; readonly parts: readonly FormPart[] }
  /** A file that the caller chooses. */
  | { readonly kind: 'file'; readonly mediaType: string };

/** Part of a multipart body; a file is chosen by the caller. */
export type FormPart = { readonly name: string; readonly mediaType?: string } & (
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file' }
);

/** A documented answer. */
export interface DocumentedAnswer {
  readonly name: string;
  /** May be a range, such as `4XX`. */
  readonly status: string;
  /** The status in words. */
  readonly title: string;
  /** None for an answer without content. */
  readonly mediaType?: string;
  readonly language: 'json' | 'text';
  readonly text: string;
}
