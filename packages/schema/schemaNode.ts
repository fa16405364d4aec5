import type { LinkTarget, NamedLink, RichText } from '@reliure/richtext';

/** A schema as the reader sees it: `allOf` is merged, references are resolved, bounds are in words. */
export interface SchemaNode {
  /** Name among the contract’s components. */
  readonly name?: string;
  /** Slug of that component’s page, if it has one. */
  readonly slug?: string;
  /** Type and bounds in words: “string, 1 to 120 characters”. */
  readonly type: string;
  /** The contract’s title, unless the name or the component’s page says it. */
  readonly title?: string;
  readonly description?: RichText;
  /** Link to external documentation. */
  readonly documentation?: NamedLink & LinkTarget;
  /** Regular expressions, all of which apply. */
  readonly patterns?: readonly string[];
  readonly nullable?: true;
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly deprecated?: true;
  /** As JSON. */
  readonly default?: string;
  /** As JSON. */
  readonly examples: readonly string[];
  /** The named examples of a parameter, which are shown instead of `examples`. */
  readonly namedExamples?: readonly NamedExample[];
  /** The name of a field in XML, unless it is the field’s own. */
  readonly xml?: XmlName;
  /** Shown as plain text, without the quotes of JSON, because parameters are sent that way. */
  readonly isPlain?: true;
  /** Serialization of a parameter with several values in a request: `statut=a,b`. */
  readonly form?: string;
  /** Why that serialization may be misread. */
  readonly formNote?: string;
  readonly parts: readonly SchemaPart[];
}

/** An example of a parameter, with its texts from the contract. */
export interface NamedExample {
  readonly name: string;
  readonly title?: string;
  readonly description?: RichText;
  /** As JSON. */
  readonly value?: string;
  /** The value as it is sent. */
  readonly serialized?: string;
  /** URL of a value outside the contract. */
  readonly url?: string;
  /** Set if visitors can follow the URL. */
  readonly isLink?: true;
}

/** @see https://spec.openapis.org/oas/v3.2.0#xml-node-types */
export type XmlNodeType = 'attribute' | 'element' | 'text' | 'cdata' | 'none';

/**
 * The node that a field is in XML: an attribute, an element, the text of the element around it, or no node of its own. The
 * name of a wrapped list is a path: `noms/nom`.
 */
export interface XmlName {
  readonly kind: XmlNodeType;
  readonly name: string;
}

/** One aspect of a schema’s content. An object can have both fields and variants. */
export type SchemaPart =
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  | { readonly kind: 'items'; readonly node: SchemaNode }
  | { readonly kind: 'tuple'; readonly nodes: readonly SchemaNode[] }
  | {
      readonly kind: 'map';
      readonly pattern?: string;
      /** Anchor of the described members, which have no names of their own. */
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
  /** A schema that applies under a condition, or to the content of a text, which the words say. */
  | { readonly kind: 'condition'; readonly text: RichText; readonly node: SchemaNode }
  | { readonly kind: 'values'; readonly values: readonly CodedValue[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  /** A link to the structure’s position on the same page, because it is recursive or already shown there. */
  | { readonly kind: 'elsewhere'; readonly name: string; readonly anchor: string }
  /**
   * A link to the component’s own page, the node’s `slug`, because the structure is too large or too deep to show here.
   */
  | { readonly kind: 'page' };

/** A property, parameter or header. All three are shown alike. */
export interface Field {
  readonly name: string;
  /** Anchor on the page. */
  readonly anchor: string;
  readonly required: boolean;
  /** The release that added the field, in words. Missing if the field was always there. */
  readonly since?: string;
  /** The counterparts of the field in standards. Only the pages of schemas show it. */
  readonly counterparts?: readonly Counterpart[];
  readonly node: SchemaNode;
}

/** The counterpart of a field in a standard. */
export interface Counterpart {
  /** Title of the standard. */
  readonly standard: string;
  /** Path of the explanation, from the site’s root. */
  readonly path: string;
  /** Elements of the standard. */
  readonly codes: readonly string[];
}

/** One variant of a choice (`oneOf`, `anyOf`). */
export interface Variant {
  readonly title: string;
  readonly anchor: string;
  /** Discriminator value that selects the variant. */
  readonly value?: string;
  /** Set if objects without a discriminator, or with a value that selects no other variant, have this one. */
  readonly isDefault?: true;
  readonly node: SchemaNode;
}

/** One value of an `enum`, with its title and description from the contract. */
export interface CodedValue {
  /** As JSON. */
  readonly value: string;
  readonly title?: string;
  readonly description?: RichText;
  readonly deprecated?: true;
  /** The release that added the value, in words. Missing if the value was always there. */
  readonly since?: string;
}

/** A condition on several fields at once, in words. */
export interface Rule {
  readonly text: RichText;
}
