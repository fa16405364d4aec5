import { isObject, member, memberNames, members, toObject, toOrderedObject } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { conjunction } from './conjunction.ts';
import { hasApplicators, type Layers } from './layers.ts';
import { matches } from '../validity/matches.ts';

/** The members of an object, as several schemas describe them together. */
export interface MergedMembers {
  /** All schemas that apply to each member, the nearest last. */
  readonly properties: ReadonlyMap<string, readonly unknown[]>;
  /** `patternProperties` and `additionalProperties`. */
  readonly keywords: JsonObject;
  /** Schemas for what these cannot say together. */
  readonly further: readonly JsonObject[];
}

/** What one schema says about the members of an object. */
interface MemberSchemas {
  readonly properties: JsonObject;
  readonly patterns: readonly (readonly [pattern: string, schema: unknown])[];
  /** For all members that neither `properties` nor `patternProperties` of the same schema name. */
  readonly additional: unknown;
}

/**
 * Merges what schemas say about the members of an object. `additionalProperties` of one schema concerns all members
 * that this schema does not name itself, even those that another one names.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2
 */
export function mergeMembers({ nearestFirst, includedFirst, outermost }: Layers): MergedMembers {
  const all = nearestFirst.map(({ schema }) => toMemberSchemas(schema, schema === outermost));
  const farthestFirst = all.toReversed();
  const names = new Set(includedFirst.flatMap(({ schema }) => memberNames(toObject(schema['properties']))));
  const patterns = new Set(farthestFirst.flatMap((one) => one.patterns.map(([pattern]) => pattern)));
  const additional = all.flatMap((one) => (one.additional === undefined ? [] : [one.additional]));
  return {
    properties: new Map([...names].map((name) => [name, farthestFirst.flatMap((one) => schemasOf(name, one))])),
    keywords: {
      ...(patterns.size > 0 && {
        patternProperties: toOrderedObject(
          [...patterns].map((pattern) => [pattern, conjunction(all.flatMap((one) => patternSchemas(pattern, one)))]),
        ),
      }),
      ...(additional.length > 0 && { additionalProperties: conjunction(additional) }),
    },
    further: all.filter((one) => [...patterns].some((pattern) => isUndecided(pattern, one))).map(toSchema),
  };
}

function toMemberSchemas(schema: JsonObject, isOutermost: boolean): MemberSchemas {
  const { additionalProperties, unevaluatedProperties } = schema;
  const unnamed = isOutermost || hasApplicators(schema) ? undefined : unevaluatedProperties;
  return {
    properties: toObject(schema['properties']),
    patterns: members(schema['patternProperties']),
    additional: additionalProperties ?? unnamed,
  };
}

/** Returns the schemas that one schema applies to a member, without those that allow any value. */
function schemasOf(name: string, { properties, patterns, additional }: MemberSchemas): readonly unknown[] {
  const own = member(properties, name);
  const matching = patterns.flatMap(([pattern, schema]) => (matches(pattern, name) ? [schema] : []));
  if (own !== undefined) return [...matching, own];
  return matching.length > 0 || !isLimiting(additional) ? matching : [additional];
}

/** Returns the schemas that one schema applies to all members whose name matches another one’s pattern. */
function patternSchemas(pattern: string, one: MemberSchemas): readonly unknown[] {
  const own = one.patterns.find(([name]) => name === pattern);
  if (own !== undefined) return [own[1]];
  return isLimiting(one.additional) && !isUndecided(pattern, one) ? [one.additional] : [];
}

/** Whether `additional` concerns some of the members whose name matches another schema’s pattern, but not all of them. */
function isUndecided(pattern: string, { properties, patterns, additional }: MemberSchemas): boolean {
  if (!isLimiting(additional) || patterns.some(([own]) => own === pattern)) return false;
  return patterns.length > 0 || memberNames(properties).some((name) => matches(pattern, name));
}

function isLimiting(schema: unknown): boolean {
  return schema === false || (isObject(schema) && Object.keys(schema).length > 0);
}

/** Returns a schema with only the limit of `additionalProperties`. */
function toSchema({ properties, patterns, additional }: MemberSchemas): JsonObject {
  return {
    properties: toOrderedObject(memberNames(properties).map((name) => [name, true])),
    patternProperties: toOrderedObject(patterns.map(([pattern]) => [pattern, true])),
    additionalProperties: additional,
  };
}
