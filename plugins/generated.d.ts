/** Files that the plugins write before the site is bundled. */
declare module '@generated/local-search/default/indexes.json' {
  const indexes: {
    readonly hashes: Readonly<Record<string, string>>;
    readonly contexts: readonly { readonly id: string; readonly path: string; readonly label: string }[];
  };
  export default indexes;
}
