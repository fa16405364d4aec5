import type { ParameterPlace } from '@apidoc/openapi';
import type { Marks, RichText } from '@apidoc/richtext';
import type { Field, SchemaNode } from '@apidoc/schema';

/** The parameters of one place, in the contract’s order. */
export interface ParameterSection {
  readonly place: ParameterPlace;
  readonly fields: readonly Field[];
}

/** What a call sends, once for each media type. */
export interface Body {
  readonly required: boolean;
  readonly description?: RichText;
  readonly contents: readonly Content[];
}

/** The answers of one status, such as `201`, `4XX` or `default`. */
export interface Response {
  readonly status: string;
  readonly anchor: string;
  /** The status in words; empty for an unknown one. */
  readonly title: string;
  readonly description?: RichText;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
  readonly errors: readonly ErrorCase[];
}

/** An error that an operation can return, by its code. */
export interface ErrorCase {
  readonly code: string;
  readonly title: string;
  readonly cause: RichText;
  readonly remedy: RichText;
  /** Whether to send again: never, the same request later, or a mended one. */
  readonly retry: 'no' | 'same' | 'changed';
}

/** What is sent or answered in one media type. */
export interface Content {
  readonly mediaType: string;
  /** Its address on the page; the first may share that of the heading above it. */
  readonly anchor: string;
  readonly schema?: SchemaNode;
  readonly examples: readonly Example[];
}

/** An example of the contract, or one that is made from the schema where the contract has none. */
export interface Example {
  readonly name: string;
  readonly title: string;
  readonly description?: RichText;
  /** Formatted as it is sent. */
  readonly text: string;
  readonly language: 'json' | 'text';
  /** Where its coloured words stand. */
  readonly marks: Marks;
}
