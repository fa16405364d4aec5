/** Files that the plugins write before the site is bundled. */
declare module '@generated/local-search/default/indexes.json' {
  const indexes: {
    /** Path of the worker’s script below the base URL. */
    readonly worker: string;
    readonly hashes: Readonly<Record<string, string>>;
    readonly contexts: readonly { readonly id: string; readonly path: string; readonly label: string }[];
    /** Labels of the kinds of reference pages. */
    readonly kinds: Readonly<Record<string, string>>;
  };
  export default indexes;
}

declare module '@generated/api-reference/default/outline.json' {
  import type { Outline } from '@apidoc/reference';

  const outline: Outline;
  export default outline;
}

/** The posts of the blog’s own sidebar, newest first; written by Docusaurus. */
declare module '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json' {
  const list: {
    readonly items: readonly { readonly title: string; readonly permalink: string; readonly date: string }[];
  };
  export default list;
}
