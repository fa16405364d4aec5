import { member, members, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { createAnchors, toRichText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import { toSecurity } from '../../model/access/security.ts';
import type { Security, SecurityRequirement } from '../../model/access/security.ts';
import { scopesWording } from '../../model/access/securityWording.ts';
import type { OperationLink } from '../../model/links.ts';
import { toOperationLink, type OperationSource } from '../../model/operationSource.ts';
import type { Survey } from '../../model/survey.ts';
import { texts } from '../../texts/index.ts';
import type { BuildContext } from '../kind.ts';

/** The OAuth scopes of the contract against its operations. */
export interface AccessPage {
  /** Who can get a token: one name for each OAuth flow. */
  readonly callers: readonly string[];
  readonly scopes: readonly ScopeAccess[];
  readonly groups: readonly AccessGroup[];
}

/** A scope, and who can get it. */
export interface ScopeAccess {
  readonly name: string;
  /** The scheme that it belongs to, if several schemes have scopes. */
  readonly scheme?: string;
  readonly anchor: string;
  readonly description: RichText;
  /** Whether each of `AccessPage.callers` can get it. */
  readonly open: readonly boolean[];
  /** Number of operations that need it. */
  readonly count: number;
}

/** The operations with one tag. */
export interface AccessGroup {
  readonly slug: string;
  readonly title: string;
  readonly operations: readonly OperationAccess[];
}

/** The requirements of an operation for its caller. */
export interface OperationAccess extends OperationLink {
  /** Alternatives in words: a token must have all scopes of one of them. */
  readonly requirements: RichText;
  /** Whether each of `AccessPage.callers` can get a token that suffices. */
  readonly open: readonly boolean[];
  /** Who alone may call it, in words (`x-reserved-to`). */
  readonly reservedTo?: string;
}

export interface AccessProps {
  readonly page: AccessPage;
}

/** An OAuth flow of a scheme. */
interface Flow {
  readonly scheme: string;
  readonly caller: string;
  /** Descriptions of its scopes, by name. */
  readonly scopes: ReadonlyMap<string, string>;
}

/** Builds the page, or returns `null` if the contract has no OAuth scopes. */
export function buildAccessPage({ document, resolve, groups, links }: BuildContext): AccessPage | null {
  const flows = readFlows({ document, resolve });
  const callers = [...new Set(flows.map(({ caller }) => caller))];
  const schemes = [...new Set(flows.filter(({ scopes }) => scopes.size > 0).map(({ scheme }) => scheme))];
  if (schemes.length === 0) return null;
  const owner = schemes.length === 1 ? schemes[0] : undefined;
  const anchors = createAnchors({ reserved: Object.values(texts().anchors.access), links });
  const used = groups.flatMap(({ own }) => own.map((source) => readSecurity(source, document).flat()));
  const isOpen = (requirements: readonly SecurityRequirement[], caller: string) =>
    requirements.every(isMet(flows, caller));
  return {
    callers,
    scopes: schemes.flatMap((scheme) =>
      [...describeScopes(scheme, flows)].map(([name, description]) => ({
        name,
        ...(owner === undefined && { scheme }),
        anchor: anchors.reserve(null, name),
        description: toRichText(description, anchors),
        open: callers.map((caller) => isOpen([{ scheme, scopes: [name] }], caller)),
        count: used.filter((all) => all.some((one) => one.scheme === scheme && one.scopes.includes(name))).length,
      })),
    ),
    groups: groups
      .filter(({ own }) => own.length > 0)
      .map(({ slug, title, own }) => ({
        slug,
        title,
        operations: own.map((source) => {
          const security = readSecurity(source, document);
          const reservedTo = toText(source.operation['x-reserved-to']);
          return {
            ...toOperationLink(source),
            requirements: scopesWording(security, owner),
            open: callers.map((caller) => security.length === 0 || security.some((one) => isOpen(one, caller))),
            ...(reservedTo !== undefined && { reservedTo }),
          };
        }),
      })),
  };
}

function readSecurity({ operation }: OperationSource, { security, components }: JsonObject): Security {
  return toSecurity(operation['security'] ?? security, member(components, 'securitySchemes'));
}

function describeScopes(scheme: string, flows: readonly Flow[]): ReadonlyMap<string, string> {
  return new Map(flows.filter((flow) => flow.scheme === scheme).flatMap(({ scopes }) => [...scopes]));
}

/** Whether the contract has OAuth scopes. */
export function hasScopes(survey: Pick<Survey, 'document' | 'resolve'>): boolean {
  return readFlows(survey).some(({ scopes }) => scopes.size > 0);
}

function readFlows({ document, resolve }: Pick<Survey, 'document' | 'resolve'>): readonly Flow[] {
  const callers: Readonly<Record<string, string>> = texts().access.callers;
  return members(member(document['components'], 'securitySchemes')).flatMap(([scheme, reference]) =>
    members(resolve(reference).node['flows'])
      .filter(([flow]) => Object.hasOwn(callers, flow))
      .map(([flow, value]) => ({
        scheme,
        caller: callers[flow] ?? flow,
        scopes: new Map(members(member(value, 'scopes')).map(([name, description]) => [name, String(description)])),
      })),
  );
}

/** Returns whether a caller’s token can meet a requirement. A scheme without flows restricts nobody. */
function isMet(flows: readonly Flow[], caller: string): (requirement: SecurityRequirement) => boolean {
  return ({ scheme, scopes }) => {
    const all = flows.filter((flow) => flow.scheme === scheme);
    const own = all.filter((flow) => flow.caller === caller);
    return all.length === 0 || own.some((flow) => scopes.every((scope) => flow.scopes.has(scope)));
  };
}
