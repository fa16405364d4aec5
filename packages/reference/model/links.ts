import type { OperationLink } from '@reliure/richtext';

export type { OperationLink };

/** A component schema, as links show it. */
export interface SchemaLink {
  /** Slug of its page: `schemas/Visite`, or `listes/Statut` for a list of coded values. */
  readonly slug: string;
  /** Name among the contract’s components. */
  readonly name: string;
  readonly title?: string;
}

/** The operations and schemas that reference a schema directly, not through another component. */
export interface SchemaUsers {
  readonly operations: readonly OperationUse[];
  readonly schemas: readonly SchemaLink[];
}

/** An operation that references a schema. */
export interface OperationUse extends OperationTitle {
  readonly method: string;
  /** Position of the schema in the operation, in words: « corps, réponses 200 et 201 ». */
  readonly location: string;
}

/** The minimum that a link to an operation needs. */
export type OperationTitle = Pick<OperationLink, 'slug' | 'title'>;

/** An index page, with the number of entries that it lists, if it is a list. */
export interface CatalogueLink {
  readonly slug: string;
  readonly title: string;
  readonly count?: number;
}
