import { isObject, member, members, toArray, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toDescription, toRichText } from '@reliure/richtext';
import type { Anchors, RichText } from '@reliure/richtext';
import { texts } from '../../texts/index.ts';

/** A security scheme. @see https://spec.openapis.org/oas/v3.2.0#security-scheme-object */
export interface SecurityScheme {
  readonly name: string;
  /** Type of the scheme, in words. */
  readonly type: string;
  /** Shown after the type: the header, parameter or cookie of a key, or the URL of an OpenID provider. */
  readonly detail?: string;
  readonly description?: RichText;
  readonly deprecated?: true;
  /** URL of the metadata of an OAuth server. */
  readonly metadataUrl?: string;
  readonly flows: readonly OAuthFlow[];
}

/** A way to get an access token. @see https://spec.openapis.org/oas/v3.2.0#oauth-flow-object */
export interface OAuthFlow {
  readonly title: string;
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly Scope[];
}

/** A scope that a client can request for an access token. */
export interface Scope {
  readonly name: string;
  readonly description: RichText;
}

/** A scheme that a call must satisfy, with the scopes that the call needs. */
export interface SecurityRequirement {
  readonly scheme: string;
  /** Scopes of OAuth and OpenID Connect, or roles. */
  readonly scopes: readonly string[];
  /** Set if the contract has no scheme of this name. */
  readonly isUnknown?: true;
  /** Set if clients should use another alternative. */
  readonly deprecated?: true;
}

/** Alternatives, each of which is sufficient. An empty one means that no authentication is required. */
export type Security = readonly (readonly SecurityRequirement[])[];

/** @see https://spec.openapis.org/oas/v3.2.0#security-scheme-object */
export function toSecuritySchemes(schemes: unknown, resolve: Resolve, anchors: Anchors): readonly SecurityScheme[] {
  return members(schemes).map(([name, reference]) => {
    const scheme = resolve(reference).node;
    const metadataUrl = toText(scheme['oauth2MetadataUrl']);
    return {
      name,
      ...toSchemeWords(scheme),
      ...toDescription(scheme, anchors),
      ...(scheme['deprecated'] === true && { deprecated: true }),
      ...(metadataUrl !== undefined && { metadataUrl }),
      flows: members(scheme['flows']).flatMap(([flow, value]) =>
        isObject(value) && !flow.startsWith('x-') ? [toFlow(flow, value, anchors)] : [],
      ),
    };
  });
}

function toSchemeWords(scheme: JsonObject): Pick<SecurityScheme, 'type' | 'detail'> {
  const wording = texts().security;
  switch (scheme['type']) {
    case 'oauth2':
      return { type: 'OAuth 2.0' };
    case 'openIdConnect':
      return { type: 'OpenID Connect', detail: String(scheme['openIdConnectUrl']) };
    case 'apiKey':
      return { type: wording.apiKey(toKeyLocation(scheme['in'])), detail: String(scheme['name']) };
    case 'mutualTLS':
      return { type: wording.mutualTls };
    case 'http':
      return { type: wording.http(String(scheme['scheme'])) };
    default:
      return { type: String(scheme['type']) };
  }
}

function toKeyLocation(location: unknown): 'header' | 'query' | 'cookie' | null {
  return location === 'header' || location === 'query' || location === 'cookie' ? location : null;
}

function toFlow(name: string, flow: JsonObject, anchors: Anchors): OAuthFlow {
  const titles: Readonly<Record<string, string>> = texts().security.flows;
  const authorizationUrl = toText(flow['authorizationUrl']);
  const deviceAuthorizationUrl = toText(flow['deviceAuthorizationUrl']);
  const tokenUrl = toText(flow['tokenUrl']);
  const refreshUrl = toText(flow['refreshUrl']);
  return {
    title: Object.hasOwn(titles, name) ? (titles[name] ?? name) : name,
    ...(authorizationUrl !== undefined && { authorizationUrl }),
    ...(deviceAuthorizationUrl !== undefined && { deviceAuthorizationUrl }),
    ...(tokenUrl !== undefined && { tokenUrl }),
    ...(refreshUrl !== undefined && { refreshUrl }),
    scopes: members(flow['scopes']).map(([scope, description]) => ({
      name: scope,
      description: toRichText(String(description), anchors),
    })),
  };
}

/**
 * Reads the security alternatives of an operation or of the contract.
 *
 * @param schemes The security schemes of the contract, by name.
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export function toSecurity(security: unknown, schemes: unknown): Security {
  return toArray(security).map((alternative) =>
    members(alternative).map(([scheme, scopes]) => ({
      scheme,
      scopes: toArray(scopes).map(String),
      ...(member(schemes, scheme) === undefined && { isUnknown: true }),
      ...(member(member(schemes, scheme), 'deprecated') === true && { deprecated: true }),
    })),
  );
}
