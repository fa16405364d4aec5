/** Options of the API reference plugin. */
export interface ApiReferenceOptions {
  /** Root file of an OpenAPI 3.0 or 3.1 contract, absolute or relative to the site. */
  readonly contract: string;
}
