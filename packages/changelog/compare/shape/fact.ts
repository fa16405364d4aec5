/** An object of OpenAPI that a shape contains. */
export type ObjectName =
  | 'contract'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'mediaType'
  | 'encoding'
  | 'response'
  | 'link'
  | 'server'
  | 'serverVariable'
  | 'securityScheme'
  | 'flows'
  | 'flow'
  | 'discriminator'
  | 'xml'
  | 'schema';

/**
 * What the value of a member is: a value that is kept as it is, an object, a list or a map of objects. The names in a map
 * are the author’s: none is a keyword, and none an extension, except in a patterned object (`*`).
 */
export type Content =
  'value' | 'value{}' | ObjectName | `${ObjectName}[]` | `${ObjectName}{}` | `${ObjectName}*` | 'pathItem*{}';

/** A keyword: what it contains, and how two states of it are compared. */
export interface Fact {
  /** Missing for what clients do not depend on. */
  readonly content?: Content;
  /** How it is compared, in each direction; or why it is not. */
  readonly how: string;
}

/** The keywords of an object. */
export type Facts = Readonly<Record<string, Fact>>;
