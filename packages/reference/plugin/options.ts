/** Options of the API reference plugin. */
export interface ApiReferenceOptions {
  /** Root file of an OpenAPI 3.0 or 3.1 contract, absolute or relative to the site. */
  readonly contract: string;
  /** Path of the page that asks for the changelog, from the site’s root; the feeds stand beside it. */
  readonly changelogPage: string;
  /**
   * Whether what is made of the contract is kept for the next build. The folder of the contract is then read whole to see
   * whether it has changed: it should hold the contract and little else.
   */
  readonly isKept: boolean;
}
