/** A page written by hand: a guide, a post. */
export interface Guide {
  readonly title: string;
  readonly description?: string;
  /** Markdown without its front matter. */
  readonly body: string;
  /** Whether the file is MDX, where braces and tags are code. */
  readonly isMdx: boolean;
}

/** A guide or post where it stands on the site. */
export interface GuidePage extends Guide {
  /** From the site’s root: `/docs/intro`. */
  readonly path: string;
  /** Whether a reader in a hurry can do without, as with a post of the blog. */
  readonly isSkippable: boolean;
  /** The path of the page that a link to a file leads to, with its anchor; `null` for any other link. */
  readonly resolveFile: (url: string) => string | null;
}
