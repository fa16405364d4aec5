/** A page written by hand: a guide or a post. */
export interface Guide {
  readonly title: string;
  readonly description?: string;
  /** Markdown without its front matter. */
  readonly body: string;
  /** Whether the file is MDX, in which braces and tags are code. */
  readonly isMdx: boolean;
}

/** A guide or post with its path on the site. */
export interface GuidePage extends Guide {
  /** Path from the site’s root: `/docs/intro`. */
  readonly path: string;
  /** Whether a reader in a hurry can skip the page, such as a post of the blog. */
  readonly isSkippable: boolean;
  /** Returns the path and anchor of the page that a link to a file links to; `null` for any other link. */
  readonly resolveFile: (url: string) => string | null;
}
