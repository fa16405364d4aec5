import type { RequestFrame, SentParameter } from '@reliure/samples/browser';

/** All that a browser needs to compose the call of an operation. */
export interface ComposerFile {
  readonly frame: RequestFrame;
  readonly parameters: readonly FormParameter[];
  readonly body?: FormBody;
  /** The fields, which refer to each other by index: a recursive schema is one that refers to itself. */
  readonly nodes: readonly FormNode[];
  /** The documented calls, in the order of the page. At least one. */
  readonly calls: readonly DocumentedCall[];
  /** The languages of samples. */
  readonly languages: readonly { readonly id: string; readonly label: string }[];
}

/** A documented call, with the values that it sends. */
export interface DocumentedCall {
  readonly title: string;
  readonly values: Values;
}

/** The values of a call. */
export interface Values {
  /** Those that are sent, by `parameterKey`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The body as JSON, or as text where the form is a text; missing if none is sent. */
  readonly body?: unknown;
}

/** A parameter of the form. */
export interface FormParameter extends Omit<SentParameter, 'value' | 'text'> {
  readonly required: boolean;
  /** Index of its field. */
  readonly node: number;
  /** Anchor of its description on the page. */
  readonly anchor: string;
  /** Set if its value is written as JSON. */
  readonly isJson?: true;
}

/** The body of the form. */
export interface FormBody {
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'file';
  readonly mediaType: string;
  readonly required: boolean;
  /** Index of its field. */
  readonly node: number;
  /** Anchor of its description on the page. */
  readonly anchor: string;
  /** How the members of a form are written, by name, where the contract says it. */
  readonly encodings: Readonly<Record<string, FieldEncoding>>;
}

/** How a member of a form is written. */
export interface FieldEncoding {
  readonly style?: string;
  readonly explode?: boolean;
  readonly mediaType?: string;
  readonly isFile?: true;
}

/** The control for a value. */
export type Control =
  'boolean' | 'choice' | 'date' | 'dateTime' | 'file' | 'integer' | 'json' | 'list' | 'number' | 'object' | 'text';

/** A field of the form, without its name: fields of one schema share it. */
export interface FormNode {
  readonly control: Control;
  /** Type and bounds in words. */
  readonly wording: string;
  readonly title?: string;
  readonly isNullable?: true;
  /** Whether a text may have several lines. */
  readonly isLong?: true;
  /** The allowed values of a choice. */
  readonly values?: readonly ListedValue[];
  /** Index of the field of an item. */
  readonly item?: number;
  readonly fields?: readonly FormField[];
  /** Index of the field of a member with any name. */
  readonly map?: number;
  readonly choices?: readonly FormChoice[];
}

/** A value of a choice, with its meaning. */
export interface ListedValue {
  readonly value: unknown;
  readonly meaning?: string;
}

/** A member of an object. */
export interface FormField {
  readonly name: string;
  readonly node: number;
  readonly isRequired?: true;
  readonly isDeprecated?: true;
}

/** Variants of which one is chosen. */
export interface FormChoice {
  /** The member that names the variant. */
  readonly discriminator?: string;
  readonly variants: readonly FormVariant[];
}

/** A variant of a choice. */
export interface FormVariant {
  readonly title: string;
  readonly node: number;
  /** The value of the discriminator. */
  readonly value?: string;
  /** Members of the object that only this variant requires, without fields of its own. */
  readonly requires?: readonly string[];
}

/** Returns the key of a parameter among the values. */
export function parameterKey({ in: location, name }: Pick<FormParameter, 'in' | 'name'>): string {
  return `${location}.${name}`;
}
