/** What the Markdown of a site may use besides CommonMark, GFM and MDX. */
export interface MarkdownRules {
  /** Names of directives that the site’s features replace, by their type. */
  readonly directives: {
    readonly textDirective: readonly string[];
    readonly leafDirective: readonly string[];
    readonly containerDirective: readonly string[];
  };
  /** Names of notes that the register of sources adds. */
  readonly notes: ReadonlySet<string>;
  /** Components that each MDX file can use without an import; `null` if they are not known. */
  readonly components: ReadonlySet<string> | null;
}
