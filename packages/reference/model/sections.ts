import { codeAnchor } from '@apidoc/richtext';

// Addresses of the sections of pages. The contract’s own headings take others.

/** Address of a security scheme on the introduction. */
export function schemeAnchor(name: string): string {
  return `authentification-${codeAnchor(name)}`;
}

/** Sections of the page of a schema or of a list. */
export const schemaSections = { content: 'champs', uses: 'utilise', users: 'utilise-par' } as const;

/** First parts of the addresses of schemas and of lists. */
export const schemaFolders = { schemas: 'schemas', lists: 'listes' } as const;
