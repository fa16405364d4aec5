/** What a list of operations shows of each. */
export interface OperationLink {
  readonly slug: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly deprecated?: true;
}

/** What a link to a component schema shows. */
export interface SchemaLink {
  /** Last parts of its page’s address: `schemas/Visite`, or `listes/Statut` for a list of coded values. */
  readonly slug: string;
  /** Its name among the contract’s components. */
  readonly name: string;
  readonly title?: string;
}

/** Who names a schema: itself, not through another component. */
export interface SchemaUsers {
  readonly operations: readonly OperationUse[];
  readonly schemas: readonly SchemaLink[];
}

/** An operation that names a schema. */
export interface OperationUse extends OperationTitle {
  readonly method: string;
  /** Where it stands in the operation, in words: « corps, réponses 200 et 201 ». */
  readonly place: string;
}

/** What a link to an operation needs at the least. */
export type OperationTitle = Pick<OperationLink, 'slug' | 'title'>;

/** A page that lists others, and how many. */
export interface CatalogueLink {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
}
