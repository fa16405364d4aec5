import { toArray, toCanonicalJson, toObject, toText, unresolvedParameters } from '@reliure/openapi';
import type { Resolve } from '@reliure/openapi';
import { compareBody } from './compareContents.ts';
import { compareParameter, toAddedChange, toParameterPart } from './compareParameters.ts';
import { compareResponses } from './compareResponses.ts';
import { compareDeprecation } from './schemas/compareSchemas.ts';
import { compareAccess } from './compareSecurity.ts';
import { compareServers } from './compareServers.ts';
import { isSameComponent, toChange, type Comparison, type ComparedLocation, type States } from './comparison.ts';
import type { ContractOperation } from './shape/operations.ts';
import { pathParameterNames } from './shape/pathTemplates.ts';
import type { Change, Direction, OwnerPart } from '../types.ts';

/** Compares two states of an operation, without the components that both refer to. */
export function compareOperation(
  before: ContractOperation,
  after: ContractOperation,
  states: States,
): readonly Change[] {
  const { owner, isCalledByApi } = after;
  const comparison = { ...states, owner };
  const sent: Direction = isCalledByApi ? 'received' : 'sent';
  const received: Direction = isCalledByApi ? 'sent' : 'received';
  const toSent = (part: OwnerPart): ComparedLocation => ({ owner, part, direction: sent });
  return [
    ...compareNames(before, after),
    ...compareDeprecation(before.operation, after.operation).map((kind) =>
      toChange(kind, { owner, direction: 'both' }),
    ),
    ...compareOwnServers(before, after, comparison),
    ...compareAccess(before, after, comparison),
    ...compareParameters(before, after, comparison, toSent),
    ...compareBodies(before.operation['requestBody'], after.operation['requestBody'], comparison, toSent),
    ...compareResponses(
      toObject(before.operation['responses']),
      toObject(after.operation['responses']),
      received,
      comparison,
    ),
  ];
}

/** Compares the names that no request contains: that of the operation, for generated code, and of path parameters. */
function compareNames(before: ContractOperation, after: ContractOperation): readonly Change[] {
  const { owner } = after;
  const [was, is] = [before, after].map(({ operation }) => toText(operation['operationId']));
  const [old, now] = [pathParameterNames(before.owner.path), pathParameterNames(owner.path)];
  return [
    ...(was === is || was === undefined || is === undefined
      ? []
      : [toChange('renamed', { owner, direction: 'sent' }, { before: was, after: is })]),
    ...now.flatMap((name, index) => {
      const previous = old[index];
      const location: ComparedLocation = {
        owner,
        part: { kind: 'parameter', location: 'path', name },
        direction: 'sent',
      };
      return previous === undefined || previous === name
        ? []
        : [toChange('renamed', location, { before: previous, after: name })];
    }),
  ];
}

/** Compares the servers of operations that have their own, or whose Path Item has. */
function compareOwnServers(
  before: ContractOperation,
  after: ContractOperation,
  { owner, old, now, isComplete }: Comparison,
): readonly Change[] {
  const ownOf = ({ operation, pathItem }: ContractOperation) =>
    [operation['servers'], pathItem['servers']].find((servers) => toArray(servers).length > 0);
  const [was, is] = [ownOf(before), ownOf(after)];
  if (!isComplete || toCanonicalJson(was) === toCanonicalJson(is)) return [];
  return compareServers(was ?? old.document['servers'], is ?? now.document['servers'], owner);
}

/** Parameters that OpenAPI says to ignore. @see https://spec.openapis.org/oas/v3.1.0#parameter-object */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Returns the parameters of an operation by what identifies them: in a path their position, in a header their name in
 * any case.
 */
function toParameters(
  { pathItem, operation, owner }: ContractOperation,
  resolve: Resolve,
): ReadonlyMap<string, unknown> {
  const positions = pathParameterNames(owner.path);
  return new Map(
    [...unresolvedParameters(pathItem, operation, resolve).values()].flatMap(
      (written): readonly (readonly [string, unknown])[] => {
        const { location, name } = toParameterPart(resolve(written).node);
        if (location === 'header' && ignoredHeaders.has(name.toLowerCase())) return [];
        const position = positions.indexOf(name);
        if (location === 'path' && position >= 0) return [[`path ${String(position)}`, written] as const];
        // The name of a parameter that is the whole query string is not sent.
        if (location === 'querystring') return [[location, written] as const];
        return [[`${location} ${location === 'header' ? name.toLowerCase() : name}`, written] as const];
      },
    ),
  );
}

function compareParameters(
  before: ContractOperation,
  after: ContractOperation,
  comparison: Comparison,
  toSent: (part: OwnerPart) => ComparedLocation,
): readonly Change[] {
  const { old, now } = comparison;
  const [all, allNow] = [toParameters(before, old.resolve), toParameters(after, now.resolve)];
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
