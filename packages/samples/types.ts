import type { HttpMethod, JsonObject } from '@reliure/openapi';
import type { Marks } from '@reliure/richtext';

/** The call of an operation in one programming language. */
export interface Sample {
  /** Name in URLs and storage: `curl`, `javascript`. */
  readonly id: string;
  /** Name of the language, for the reader. */
  readonly label: string;
  /** Name of the language, for a highlighter. */
  readonly language: string;
  readonly text: string;
  /** The positions of the highlighted tokens. */
  readonly marks: Marks;
}

/** A language with the function that writes a request in it. */
export interface SampleLanguage extends Omit<Sample, 'text' | 'marks'> {
  readonly generate: (request: SampleRequest) => string;
}

/** An operation with its location in the contract. */
export interface SampleSource {
  readonly path: string;
  readonly method: HttpMethod;
  readonly operation: JsonObject;
  readonly pathItem: JsonObject;
}

/** A call of an operation. Its values are examples from the contract, or generated. */
export interface SampleRequest {
  /** Upper case. */
  readonly method: string;
  /**
   * Absolute URL, with every value encoded, in ASCII. Its query has only the parameters that clients would encode
   * otherwise.
   */
  readonly url: string;
  /** The other parameters of the query, not encoded. */
  readonly query: readonly Pair[];
  /** Names are HTTP tokens, texts are visible ASCII. `Content-Type` is part of the body. */
  readonly headers: readonly Pair[];
  readonly basic?: BasicCredentials;
  /** Credentials that are sent as the server’s challenge asks. */
  readonly digest?: BasicCredentials;
  /** Whether the connection uses a client certificate. */
  readonly clientCertificate?: true;
  /** What the sample cannot show or send, in sentences for the reader. */
  readonly notes?: readonly string[];
  readonly body: SampleBody;
  readonly success: SampleSuccess;
  /** The name of the operation in programs, if its `operationId` is one. */
  readonly name?: string;
  /** Set if a response has an `ETag`, which the next write sends. */
  readonly hasEntityTag?: true;
  /** Errors that programs distinguish by the `code` of their problem. */
  readonly errors?: readonly SampleError[];
}

/** An error of an API, with what to say to the person who uses the application. */
export interface SampleError {
  readonly code: string;
  readonly message: string;
}

/** A header or a parameter, with the value to send. */
export interface Pair {
  readonly name: string;
  readonly value: Template;
}

/** A text with parts that are known only when the sample runs. */
export type Template = readonly TemplatePart[];

/** A part of a template: a fixed text, or a value that the sample reads or generates. */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'environment'; readonly name: string }
  /**
   * An idempotency key, as a UUID. It is generated before the call and assigned to a variable, so that a retry can
   * reuse it.
   */
  | { readonly kind: 'uuid' };

/** The environment variables that contain the user name and the password. */
export interface BasicCredentials {
  readonly user: string;
  readonly password: string;
}

/** The body of a request. A `file` is read from the folder in which the sample runs. */
export type SampleBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly mediaType: string; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] }
  | { readonly kind: 'text'; readonly mediaType: string; readonly text: string }
  /** With `isUnknown`, the file stands for a value of which no valid example was found. */
  | { readonly kind: 'file'; readonly mediaType: string; readonly fileName: string; readonly isUnknown?: true };

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

/** The kind of content in a successful response, and the name under which a file is saved. */
export type SampleSuccess =
  { readonly kind: 'none' | 'json' | 'text' } | { readonly kind: 'file'; readonly fileName: string };
