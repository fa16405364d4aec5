import type { LinkTarget } from './links';
import type { RichText } from './richText';

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

export interface NamedLink extends Partial<LinkTarget> {
  readonly name: string;
}

export interface Server {
  readonly url: string;
  readonly description?: RichText;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
  readonly description?: RichText;
}

export interface SecurityScheme {
  readonly name: string;
  /** What it is, in words. */
  readonly type: string;
  /** What those words name at their end: the header, parameter or cookie of a key, the address of an OpenID provider. */
  readonly detail?: string;
  readonly description?: RichText;
  readonly flows: readonly OAuthFlow[];
}

export interface OAuthFlow {
  readonly title: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly Scope[];
}

export interface Scope {
  readonly name: string;
  readonly description: RichText;
}
