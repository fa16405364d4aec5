/** Options of the API reference plugin. */
export interface ApiReferenceOptions {
  /** Root file of an OpenAPI 3.0 or 3.1 contract, absolute or relative to the site. */
  readonly contract: string;
  /** Path of the landing page, from the site’s root. The other pages are below it. */
  readonly routeBasePath: string;
  /** Path of the changelog’s page, from the site’s root. The feeds are next to it. With `null`, no releases are read. */
  readonly changelogPage: string | null;
  /** Whether the scenarios next to the contract are read. */
  readonly hasScenarios: boolean;
  /**
   * Whether the result is cached for the next build. To detect changes, the plugin then reads the contract’s whole
   * folder, so it should contain little besides the contract.
   */
  readonly isCached: boolean;
}
