import type { RichText } from '@apidoc/richtext';
import type { CodedValue, SchemaNode } from '@apidoc/schema';
import type { ErrorCase, Example } from '../kinds/operation/types';
import type { OperationLink } from './types';

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

/** A component schema of more than coded values. */
export interface SchemaPage extends SchemaLink {
  readonly kind: 'schema';
  /** Unfolded as far as the next component. */
  readonly node: SchemaNode;
  readonly examples: readonly Example[];
  /** The schemas that it names itself. */
  readonly uses: readonly SchemaLink[];
  readonly users: SchemaUsers;
}

/** A component schema that is nothing but a list of coded values. */
export interface ListPage extends SchemaLink {
  readonly kind: 'list';
  /** Type and bounds in words. */
  readonly type: string;
  readonly description?: RichText;
  readonly values: readonly ListValue[];
  /** The operation that serves it as it is at the time of the call (`x-served-by`). */
  readonly servedBy?: OperationTitle;
  readonly users: SchemaUsers;
}

/** A coded value with its address on the list’s page. */
export interface ListValue extends CodedValue {
  readonly anchor: string;
}

/** The errors of one status. */
export interface ErrorGroup {
  readonly status: string;
  /** The status in words; empty for an unknown one. */
  readonly title: string;
  readonly errors: readonly CatalogueError[];
}

/** One error with everything that can be said of it. */
export interface CatalogueError extends ErrorCase {
  readonly example?: Example;
  readonly operations: ErrorOperations;
}

/** Nearly all operations are told by those that they leave out. */
export interface ErrorOperations {
  readonly rule: 'these' | 'allBut';
  readonly listed: readonly OperationTitle[];
}
