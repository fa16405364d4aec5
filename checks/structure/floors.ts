/**
 * The floors of the house, the highest first: what a package ships imports only packages of floors below its own. A new
 * package is added here.
 */
export const floors: readonly (readonly string[])[] = [
  ['publish'],
  ['exports', 'search'],
  ['reference'],
  ['changelog', 'scenarios'],
  ['samples', 'guides'],
  ['schema', 'theme'],
  ['richtext', 'browser', 'docusaurus', 'mock'],
  ['openapi'],
];

/** Packages that only tests and scripts use: nothing that ships imports them. */
export const testingPackages: readonly string[] = ['mock'];

/** Folders of the root that may read every package. */
export const rootFolders: readonly string[] = ['site', 'checks', 'e2e', 'bench', 'scripts'];

/**
 * Circles of imports that stay: each is one recursion of React components, which cannot be written without it. By their files,
 * in alphabetical order.
 */
export const recursions: readonly { readonly files: readonly string[]; readonly reason: string }[] = [
  {
    files: ['packages/reference/views/schema/FieldList.tsx', 'packages/reference/views/schema/SchemaView.tsx'],
    reason: 'A schema shows its fields, and a field its own schema.',
  },
];

/** Source files that a folder holds at most; tests are not counted. */
export const mostFiles = 20;
