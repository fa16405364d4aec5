import { members, toArray, toObject, unresolvedParameters } from '@apidoc/openapi';
import { compareBody, compareParameter, compareResponse, toAddedChange, toParameterPart } from './compareContents';
import { compareDeprecation } from './compareSchemas';
import { isSameComponent, toChange, type Comparison, type ContractState, type ComparedLocation } from './comparison';
import type { ContractOperation } from './operations';
import { pairMembers } from './pairMembers';
import type { Change, Direction, OwnerPart } from '../types';

/** Compares two states of an operation, without the components that both refer to. */
export function compareOperation(
  before: ContractOperation,
  after: ContractOperation,
  old: ContractState,
  now: ContractState,
): readonly Change[] {
  const { owner, isCalledByApi } = after;
  const comparison: Comparison = { owner, old, now };
  const sent: Direction = isCalledByApi ? 'received' : 'sent';
  const received: Direction = isCalledByApi ? 'sent' : 'received';
  const toSent = (part: OwnerPart): ComparedLocation => ({ owner, part, direction: sent });
  return [
    ...compareDeprecation(before.operation, after.operation).map((kind) =>
      toChange(kind, { owner, direction: 'both' }),
    ),
    ...compareAccess(before, after, comparison),
    ...compareParameters(before, after, comparison, toSent),
    ...compareBodies(before.operation['requestBody'], after.operation['requestBody'], comparison, toSent),
    ...pairMembers(toObject(before.operation['responses']), toObject(after.operation['responses'])).flatMap(
      ([status, oldResponse, newResponse]) => {
        const location: ComparedLocation = { owner, part: { kind: 'response', status }, direction: received };
        if (oldResponse === undefined) return [toChange('status-added', location)];
        if (newResponse === undefined) return [toChange('status-removed', location)];
        if (isSameComponent(oldResponse, newResponse)) return [];
        return compareResponse(
          old.resolve(oldResponse).node,
          now.resolve(newResponse).node,
          location,
          comparison,
          status,
        );
      },
    ),
  ];
}

/**
 * Compares the security requirements. A client needs to satisfy only one of the alternatives.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
function compareAccess(
  before: ContractOperation,
  after: ContractOperation,
  { owner, old, now }: Comparison,
): readonly Change[] {
  const was = toAlternatives(before.operation['security'] ?? old.document['security']);
  const is = toAlternatives(after.operation['security'] ?? now.document['security']);
  const isSufficient = (credentials: readonly string[], alternatives: readonly (readonly string[])[]) =>
    alternatives.some((needed) =>
      needed.every((scope) => credentials.some((own) => own === scope || own.startsWith(`${scope} `))),
    );
  const detail = { before: writeAccess(was), after: writeAccess(is) };
  const location: ComparedLocation = { owner, direction: 'sent' };
  if (!was.every((credentials) => isSufficient(credentials, is)))
    return [toChange('access-tightened', location, detail)];
  return is.every((credentials) => isSufficient(credentials, was))
    ? []
    : [toChange('access-relaxed', location, detail)];
}

/**
 * Returns what each alternative requires: `oauth2 visites:lire`, or `oauth2` alone, which any of its scopes satisfies.
 */
function toAlternatives(security: unknown): readonly (readonly string[])[] {
  const written = toArray(security).map((alternative) =>
    members(alternative).flatMap(([scheme, scopes]) =>
      toArray(scopes).length === 0 ? [scheme] : toArray(scopes).map((scope) => `${scheme} ${String(scope)}`),
    ),
  );
  return written.length === 0 ? [[]] : written;
}

function writeAccess(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((needed) => needed.join(' + ')).join(' | ');
}

function compareParameters(
  before: ContractOperation,
  after: ContractOperation,
  comparison: Comparison,
  toSent: (part: OwnerPart) => ComparedLocation,
): readonly Change[] {
  const { old, now } = comparison;
  const [all, allNow] = [
    unresolvedParameters(before.pathItem, before.operation, old.resolve),
    unresolvedParameters(after.pathItem, after.operation, now.resolve),
  ];
  const [was, is] = [withoutShared(all, allNow), withoutShared(allNow, all)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [oldParameter, newParameter] = [was.get(key), is.get(key)];
    const { node } = now.resolve(newParameter ?? oldParameter);
    const location = toSent(toParameterPart(newParameter === undefined ? old.resolve(oldParameter).node : node));
    if (oldParameter === undefined) return [toAddedChange(node, location)];
    if (newParameter === undefined) return [toChange('removed', location)];
    return compareParameter(old.resolve(oldParameter).node, node, location, comparison);
  });
}

/**
 * Leaves out the components that the other state refers to too. They are compared as components, even if their names
 * changed.
 */
function withoutShared(
  own: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, unknown> {
  const shared = [...others.values()];
  return new Map([...own].filter(([, written]) => !shared.some((other) => isSameComponent(written, other))));
}

function compareBodies(
  before: unknown,
  after: unknown,
  comparison: Comparison,
  toSent: (part: OwnerPart) => ComparedLocation,
): readonly Change[] {
  const { old, now } = comparison;
  const location = toSent({ kind: 'body' });
  if (isSameComponent(before, after)) return [];
  if (before === undefined) return after === undefined ? [] : [toAddedChange(now.resolve(after).node, location)];
  if (after === undefined) return [toChange('removed', location)];
  return compareBody(old.resolve(before).node, now.resolve(after).node, location, comparison);
}
