import type { LinkTarget, RichText } from '@apidoc/richtext';

/** What the contract says of itself as a whole: its `info`, servers and security schemes. */
export interface IntroductionPage {
  readonly kind: 'introduction';
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: RichText;
  readonly servers: readonly Server[];
  readonly authentication: readonly SecurityScheme[];
  readonly contacts: readonly NamedLink[];
  readonly license?: NamedLink;
  readonly terms?: LinkTarget;
  /** Where more is told of the API, elsewhere on the web. */
  readonly documentation?: NamedLink & LinkTarget;
}

/** A name that leads somewhere if the contract gives a safe address. */
export interface NamedLink extends Partial<LinkTarget> {
  readonly name: string;
}

/** One address of the API. @see https://spec.openapis.org/oas/v3.1.0#server-object */
export interface Server {
  readonly url: string;
  readonly description?: RichText;
  readonly variables: readonly ServerVariable[];
}

/** A part of a server’s address that the caller chooses; any text where there are no values. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
  readonly description?: RichText;
}

/** A way to authenticate. @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object */
export interface SecurityScheme {
  readonly name: string;
  /** What it is, in words. */
  readonly type: string;
  /** What those words name at their end: the header, parameter or cookie of a key, the address of an OpenID provider. */
  readonly detail?: string;
  readonly description?: RichText;
  readonly flows: readonly OAuthFlow[];
}

/** A way to an access token. @see https://spec.openapis.org/oas/v3.1.0#oauth-flow-object */
export interface OAuthFlow {
  readonly title: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly Scope[];
}

/** What an access token may open, under the name that is asked for. */
export interface Scope {
  readonly name: string;
  readonly description: RichText;
}
