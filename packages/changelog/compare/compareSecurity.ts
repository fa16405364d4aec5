import { member, members, toArray, toObject, toText, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { compareDeprecation } from './schemas/compareSchemas.ts';
import { toChange, type Comparison, type ContractState, type ComparedLocation } from './comparison.ts';
import type { ContractOperation } from './shape/operations.ts';
import { pairMembers } from './pairMembers.ts';
import type { Change } from '../types.ts';

/**
 * Compares the security requirements of an operation. A client needs to satisfy only one of the alternatives. Calls by
 * the API carry its own credentials, which the client checks.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export function compareAccess(
  before: ContractOperation,
  after: ContractOperation,
  { owner, old, now }: Comparison,
): readonly Change[] {
  const toRequired = ({ operation, isCalledByApi }: ContractOperation, state: ContractState) =>
    operation['security'] ?? (isCalledByApi ? [] : state.document['security']);
  const names = toOldNames(old, now);
  const was = toAlternatives(toRequired(before, old), (name) => name);
  const is = toAlternatives(toRequired(after, now), (name) => names.get(name) ?? name);
  const [given, needed] = after.isCalledByApi ? [is, was] : [was, is];
  const detail = {
    before: writeAccess(was),
    after: writeAccess(toAlternatives(toRequired(after, now), (name) => name)),
  };
  const location: ComparedLocation = { owner, direction: 'sent' };
  const isTightened = !given.every((credentials) => isSufficient(credentials, needed));
  const isRelaxed = !needed.every((credentials) => isSufficient(credentials, given));
  if (isTightened) return [toChange('access-tightened', location, detail)];
  return isRelaxed ? [toChange('access-relaxed', location, detail)] : [];
}

/** What one alternative requires: `oauth2 visites:lire`, or `oauth2` alone, which any of its scopes satisfies. */
type Alternative = readonly string[];

function isSufficient(credentials: Alternative, alternatives: readonly Alternative[]): boolean {
  return alternatives.some((needed) =>
    needed.every((scope) => credentials.some((own) => own === scope || own.startsWith(`${scope} `))),
  );
}

function toAlternatives(security: unknown, toName: (name: string) => string): readonly Alternative[] {
  const written = toArray(security).map((alternative) =>
    members(alternative).flatMap(([name, scopes]) => {
      const scheme = toName(name);
      return toArray(scopes).length === 0 ? [scheme] : toArray(scopes).map((scope) => `${scheme} ${String(scope)}`);
    }),
  );
  return written.length === 0 ? [[]] : written;
}

function writeAccess(alternatives: readonly Alternative[]): string {
  return alternatives.map((needed) => needed.join(' + ')).join(' | ');
}

/** Returns the old names of schemes that were renamed, by their new ones: those with the same content. */
function toOldNames(old: ContractState, now: ContractState): ReadonlyMap<string, string> {
  const [was, is] = [old, now].map(({ document }) => member(document['components'], 'securitySchemes'));
  const gone = members(was).filter(([name]) => member(is, name) === undefined);
  return new Map(
    members(is).flatMap(([name, scheme]) => {
      if (member(was, name) !== undefined) return [];
      const same = gone.find(([, previous]) => toIdentity(previous) === toIdentity(scheme));
      return same === undefined ? [] : [[name, same[0]] as const];
    }),
  );
}

/** Returns what makes two schemes the same: all but a hint, and what is written in any case. */
function toIdentity(scheme: unknown): string {
  const { type, name, in: location, openIdConnectUrl, scheme: method, flows } = toObject(scheme);
  const isHeader = location === 'header';
  const own = isHeader ? toText(name)?.toLowerCase() : name;
  const endpoints = members(flows).map(([name, flow]) => [
    name,
    member(flow, 'authorizationUrl'),
    member(flow, 'deviceAuthorizationUrl'),
    member(flow, 'tokenUrl'),
  ]);
  return writeJson([type, own, location, openIdConnectUrl, toText(method)?.toLowerCase(), endpoints]);
}

/** Whether an operation or the contract requires a security scheme. */
export function requiresScheme(name: string, operations: readonly ContractOperation[], document: JsonObject): boolean {
  const required = [document['security'], ...operations.map(({ operation }) => operation['security'])];
  return required.some((security) => toArray(security).some((alternative) => member(alternative, name) !== undefined));
}

/**
 * Compares two states of a security scheme.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-scheme-object
 */
export function compareSecurityScheme(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  isComplete: boolean,
): readonly Change[] {
  const isHeader = before['in'] === 'header' && after['in'] === 'header';
  return [
    ...(['type', 'in', 'name', 'scheme', 'openIdConnectUrl'] as const).flatMap((key) => {
      const isAnyCase = key === 'scheme' || (key === 'name' && isHeader);
      const [old, now] = [before[key], after[key]].map((value) => (isAnyCase ? toText(value)?.toLowerCase() : value));
      return old === now ? [] : [toRuleChange(key, before[key], after[key], location)];
    }),
    ...compareDeprecation(before, after).map((kind) => toChange(kind, location)),
    ...compareFlows(toObject(before['flows']), toObject(after['flows']), location, isComplete),
  ];
}

function toRuleChange(key: string, before: unknown, after: unknown, location: ComparedLocation): Change {
  const write = (value: unknown) => `${key}: ${writeJson(value)}`;
  return toChange('rule-changed', location, {
    ...(before !== undefined && { before: write(before) }),
    ...(after !== undefined && { after: write(after) }),
  });
}

function compareFlows(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  isComplete: boolean,
): readonly Change[] {
  const detail = { before: Object.keys(before).join(' | '), after: Object.keys(after).join(' | ') };
  const flows = pairMembers(before, after);
  const both = flows.filter(([, old, now]) => old !== undefined && now !== undefined);
  if (flows.length > 0 && both.length < Object.keys(before).length && Object.keys(after).length > 0)
    return [toChange('access-tightened', location, detail)];
  const isNew = both.length < flows.length && Object.keys(before).length > 0 && Object.keys(after).length > 0;
  return [
    ...(isNew ? [toChange('access-relaxed', location, detail)] : []),
    ...both.flatMap(([, old, now]) => compareFlow(toObject(old), toObject(now), location, isComplete)),
  ];
}

function compareFlow(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  isComplete: boolean,
): readonly Change[] {
  const { refreshUrl: was } = before;
  const { refreshUrl: is } = after;
  const scopes = pairMembers(toObject(before['scopes']), toObject(after['scopes']));
  return [
    ...(['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl'] as const).flatMap((key) =>
      before[key] === after[key] ? [] : [toRuleChange(key, before[key], after[key], location)],
    ),
    ...(was === is
      ? []
      : [
          toChange('detail-changed', location, {
            ...(was !== undefined && { before: `refreshUrl: ${writeJson(was)}` }),
            ...(is !== undefined && { after: `refreshUrl: ${writeJson(is)}` }),
          }),
        ]),
    ...(isComplete ? scopes : []).flatMap(([value, old, now]) => {
      if (old === undefined) return [toChange('scope-added', { ...location, value })];
      return now === undefined ? [toChange('scope-removed', { ...location, value })] : [];
    }),
  ];
}
