import type { HttpMethod, JsonObject } from '@apidoc/openapi';
import type { Marks } from '@apidoc/richtext';

/** One operation called in one programming language. */
export interface Sample {
  /** What it is called in addresses and storage: `curl`, `javascript`. */
  readonly id: string;
  /** Name of the language, for the reader. */
  readonly label: string;
  /** Name of the language, for a highlighter. */
  readonly language: string;
  readonly text: string;
  /** Where its coloured words stand. */
  readonly marks: Marks;
}

/** Writes requests in one programming language. */
export interface SampleLanguage extends Omit<Sample, 'text' | 'marks'> {
  readonly generate: (request: SampleRequest) => string;
}

/** An operation where it stands in the contract. */
export interface SampleSource {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
}

/** One call of an operation, with every value that the contract documents or lets be made up. */
export interface SampleRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute address without its query, every value encoded, nothing but ASCII. */
  readonly url: string;
  readonly query: readonly Pair[];
  /** Names are HTTP tokens, texts are visible ASCII; `Content-Type` is left to the body. */
  readonly headers: readonly Pair[];
  /** Names of the environment variables that hold user and password. */
  readonly basic?: BasicCredentials;
  /** The connection itself shows a certificate. */
  readonly clientCertificate?: true;
  readonly body: SampleBody;
  readonly success: SampleSuccess;
}

/** A header or a parameter, as a name and what is sent under it. */
export interface Pair {
  readonly name: string;
  readonly value: Template;
}

/** A text, some of whose parts are known only when the sample runs. */
export type Template = readonly TemplatePart[];

/** A piece of a text: known, or read or drawn by the sample. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'environment'; readonly name: string }
  /** The key of one intention, a UUID: drawn before the call under a name of its own, so that a retry can send it again. */
  | { readonly kind: 'uuid' };

/** Names of the environment variables that the sample reads user and password from. */
export interface BasicCredentials {
  readonly user: string;
  readonly password: string;
}

/** What the call sends; a `file` is read from the folder that the sample runs in. */
export type SampleBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly mediaType: string; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] }
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'file'; readonly mediaType: string; readonly fileName: string };

/** A field of `application/x-www-form-urlencoded`, not encoded yet. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** A part of `multipart/form-data`. */
export type MultipartPart =
  | { readonly kind: 'text'; readonly name: string; readonly text: string; readonly mediaType?: string }
  | { readonly kind: 'json'; readonly name: string; readonly value: unknown; readonly mediaType: string }
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string; readonly mediaType: string };

/** What a successful answer carries, and where a file is kept. */
export type SampleSuccess =
  { readonly kind: 'none' | 'json' | 'text' } | { readonly kind: 'file'; readonly fileName: string };
