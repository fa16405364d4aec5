import { member, members, toText } from '@apidoc/openapi';
import { codeAnchor, createAnchors, toRichText } from '@apidoc/richtext';
import type { RichText } from '@apidoc/richtext';
import { toSecurity } from '../../model/access/security';
import type { SecurityRequirement } from '../../model/access/security';
import type { OperationLink } from '../../model/links';
import { toOperationLink, type OperationSource } from '../../model/operationSource';
import type { Survey } from '../../model/survey';
import type { BuildContext } from '../kind';

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
  /** Alternatives: a token must have all scopes of one of them. */
  readonly scopes: readonly (readonly string[])[];
  /** Whether each of `AccessPage.callers` can get a token that suffices. */
  readonly open: readonly boolean[];
  /** Who alone may call it, in words (`x-reserved-to`). */
  readonly reservedTo?: string;
}

export interface AccessProps {
  readonly page: AccessPage;
}

/** Who gets a token by each flow. @see https://spec.openapis.org/oas/v3.1.0#oauth-flows-object */
const callerNames: Readonly<Record<string, string>> = {
  clientCredentials: 'Application',
  authorizationCode: 'Personne',
  implicit: 'Personne (implicite)',
  password: 'Personne (mot de passe)',
};

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
  const described = new Map(flows.flatMap(({ scopes }) => [...scopes]));
  if (described.size === 0) return null;
  const anchors = createAnchors({ links });
  const accessGroups = groups
    .filter(({ own }) => own.length > 0)
    .map(({ slug, title, own }) => ({
      slug,
      title,
      operations: own.map((source) => toOperationAccess(source, document['security'], flows, callers)),
    }));
  const operations = accessGroups.flatMap((group) => group.operations);
  return {
    callers,
    scopes: [...described].map(([name, description]) => ({
      name,
      anchor: codeAnchor(name),
      description: toRichText(description, anchors),
      open: callers.map((caller) => flows.some((flow) => flow.caller === caller && flow.scopes.has(name))),
      count: operations.filter(({ scopes }) => scopes.flat().includes(name)).length,
    })),
    groups: accessGroups,
  };
}

/** Whether the contract has OAuth scopes. */
export function hasScopes(survey: Pick<Survey, 'document' | 'resolve'>): boolean {
  return readFlows(survey).some(({ scopes }) => scopes.size > 0);
}

function readFlows({ document, resolve }: Pick<Survey, 'document' | 'resolve'>): readonly Flow[] {
  return members(member(document['components'], 'securitySchemes')).flatMap(([scheme, reference]) =>
    members(resolve(reference).node['flows'])
      .filter(([flow]) => Object.hasOwn(callerNames, flow))
      .map(([flow, value]) => ({
        scheme,
        caller: callerNames[flow] ?? flow,
        scopes: new Map(members(member(value, 'scopes')).map(([name, description]) => [name, String(description)])),
      })),
  );
}

function toOperationAccess(
  source: OperationSource,
  standard: unknown,
  flows: readonly Flow[],
  callers: readonly string[],
): OperationAccess {
  const alternatives = toSecurity(source.operation['security'] ?? standard);
  const reservedTo = toText(source.operation['x-reserved-to']);
  return {
    ...toOperationLink(source),
    scopes: alternatives.map((requirements) => requirements.flatMap(({ scopes }) => scopes)),
    open: callers.map((caller) => {
      const own = flows.filter((flow) => flow.caller === caller);
      return alternatives.length === 0 || alternatives.some((requirements) => requirements.every(isMet(own)));
    }),
    ...(reservedTo !== undefined && { reservedTo }),
  };
}

/** Returns whether a token of one of the flows meets a requirement. A scheme without flows restricts nobody. */
function isMet(flows: readonly Flow[]): (requirement: SecurityRequirement) => boolean {
  return ({ scheme, scopes }) => {
    const own = flows.filter((flow) => flow.scheme === scheme);
    return scopes.length === 0 || own.some((flow) => scopes.every((scope) => flow.scopes.has(scope)));
  };
}
