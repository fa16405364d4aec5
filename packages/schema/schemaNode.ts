import type { RichText } from '@apidoc/richtext';

/** A schema as a reader sees it: `allOf` merged, references followed, bounds in words. */
export interface SchemaNode {
  /** Name among the contract's components. */
  readonly name?: string;
  /** Last parts of the address of that component’s page, where it has one. */
  readonly slug?: string;
  /** Type and bounds in words: « texte, 1 à 120 caractères ». */
  readonly type: string;
  readonly description?: RichText;
  readonly pattern?: string;
  readonly nullable?: true;
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly deprecated?: true;
  /** As JSON. */
  readonly default?: string;
  /** As JSON. */
  readonly examples: readonly string[];
  /** Sent as it reads, as parameters are, without the quotes of JSON. */
  readonly isPlain?: true;
  /** How a parameter of several values is written in a request: `statut=a,b`. */
  readonly form?: string;
  readonly parts: readonly SchemaPart[];
}

/** One thing that a schema says of its values’ insides; those of an object may stand beside those of a choice. */
export type SchemaPart =
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'items'; readonly node: SchemaNode }
  | { readonly kind: 'tuple'; readonly nodes: readonly SchemaNode[] }
  | {
      readonly kind: 'map';
      readonly pattern?: string;
      /** Address of what it describes: its members have no names. */
      readonly anchor: string;
      readonly node: SchemaNode;
    }
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'variants';
      readonly rule: 'oneOf' | 'anyOf';
      readonly discriminator?: string;
      readonly variants: readonly Variant[];
    }
  | { readonly kind: 'not'; readonly node: SchemaNode }
  | { readonly kind: 'values'; readonly values: readonly CodedValue[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  /** Unfolded elsewhere on the page: here would be endless, or twice the same. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly anchor: string }
  /** Unfolded on the page of its component, the node’s `slug`: here would be too much. */
  | { readonly kind: 'page' };

/** A property of an object, or a parameter or header, which are shown alike. */
export interface Field {
  readonly name: string;
  /** Its address on the page. */
  readonly anchor: string;
  readonly required: boolean;
  /** Since which release it is there, in words, unless it always was. */
  readonly since?: string;
  readonly node: SchemaNode;
}

/** One form of a choice (`oneOf`, `anyOf`). */
export interface Variant {
  readonly title: string;
  readonly anchor: string;
  /** Value of the discriminator that chooses it. */
  readonly value?: string;
  readonly node: SchemaNode;
}

/** One value of an `enum`, with the words that the contract has for it. */
export interface CodedValue {
  /** As JSON. */
  readonly value: string;
  readonly title?: string;
  readonly description?: RichText;
  readonly deprecated?: true;
  /** Since which release it is there, in words, unless it always was. */
  readonly since?: string;
}

/** A condition on several fields at once, in words. */
export interface Rule {
  readonly text: RichText;
}
