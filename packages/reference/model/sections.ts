import type { ParameterLocation } from '@reliure/openapi';
import { codeAnchor } from '@reliure/richtext';

// Anchors of page sections. The pages reserve them, so that headings in the contract’s texts get different ones.

/** Returns the anchor of a security scheme on the introduction. */
export function schemeAnchor(name: string): string {
  return `authentification-${codeAnchor(name)}`;
}

/** Anchors of the sections of a schema’s or a list’s page. */
export const schemaSections = {
  content: 'champs',
  examples: 'exemples',
  uses: 'utilise',
  users: 'utilise-par',
  usingSchemas: 'utilise-par-schemas',
  usingOperations: 'utilise-par-operations',
} as const;

/** First slug segments of schemas and lists. */
export const schemaFolders = { schemas: 'schemas', lists: 'listes' } as const;

/** Returns the anchor of the parameters with one location. */
export function parametersAnchor(location: ParameterLocation): string {
  return `parametres-${location}`;
}

/** Anchors of the column of examples beside a call. */
export const exampleSections = { call: 'appel', body: 'exemples-corps', responses: 'exemples-reponse' } as const;

/** Anchors of the sections of an operation’s page. See `parametersAnchor` for the parameters. */
export const operationSections = {
  servers: 'serveurs',
  body: 'corps',
  responses: 'reponses',
  errors: 'erreurs',
  sharedErrors: 'erreurs-communes',
  callbacks: 'rappels',
  previous: 'avant',
  next: 'ensuite',
  schemas: 'schemas-utilises',
  guides: 'guides',
  history: 'historique',
} as const;
