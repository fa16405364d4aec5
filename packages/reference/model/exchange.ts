import type { ParameterLocation } from '@reliure/openapi';
import type { Marks, RichText } from '@reliure/richtext';
import type { Field, SchemaNode } from '@reliure/schema';

/** The parameters with one location, in the contract’s order. */
export interface ParameterSection {
  readonly location: ParameterLocation;
  /** Headers that the contract describes but that are not parameters. */
  readonly note?: RichText;
  readonly fields: readonly Field[];
}

/** The body of a request, by media type. */
export interface Body {
  readonly required: boolean;
  readonly description?: RichText;
  readonly contents: readonly Content[];
}

/** The response for one status, such as `201`, `4XX` or `default`. */
export interface Response {
  readonly status: string;
  readonly anchor: string;
  /** The contract’s summary, or else the status in words; an empty string for an unknown status without a summary. */
  readonly title: string;
  /** Set if the contract gives the title. */
  readonly isNamed?: true;
  readonly description?: RichText;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
  readonly errors: readonly ErrorCase[];
  /** Set if the contract describes the response once, as a component that operations refer to. */
  readonly isShared?: true;
}

/** An error that an operation can return. */
export interface ErrorCase {
  readonly code: string;
  readonly title: string;
  readonly cause: RichText;
  readonly remedy: RichText;
  /** Whether to send again: never, the same request later, or a corrected request. */
  readonly retry: 'no' | 'same' | 'changed';
}

/** The content of a body or a response in one media type. */
export interface Content {
  readonly mediaType: string;
  /** Anchor on the page. The first content may share the anchor of the heading above it. */
  readonly anchor: string;
  readonly schema?: SchemaNode;
  /** The schema of each item, if the content is a sequence of them. */
  readonly items?: SchemaNode;
  /** The parts of a multipart body without names, in their order. */
  readonly parts?: readonly BodyPart[];
  readonly examples: readonly Example[];
  /** Set if the contract has no example and no valid one was found. */
  readonly hasNoExample?: true;
}

/** How a part of a multipart body is sent. */
export interface BodyPart {
  /** Counted from 1; `null` for all further parts. */
  readonly number: number | null;
  readonly mediaTypes: readonly string[];
  readonly headers: readonly Field[];
}

/** An example from the contract, or one generated from the schema if the contract has none. */
export interface Example {
  readonly name: string;
  readonly title: string;
  readonly description?: RichText;
  /** The example, formatted as it is sent; its address if it is outside the contract. */
  readonly text: string;
  readonly language: 'json' | 'xml' | 'text';
  /** Positions of the highlighted tokens. */
  readonly marks: Marks;
  /** Set if the text is an address that visitors can follow. */
  readonly isLink?: true;
}
