import { isObject, toCanonicalJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { MergedSchema } from '@reliure/schema';
import { compareEach, kindOfRelation, type Relation } from './bounds.ts';
import type { KeywordChange } from './keywordChange.ts';

/** Relates two schemas. Missing ones allow any value. */
export type Relate = (before: unknown, after: unknown) => Relation;

const opposite: Readonly<Record<Relation, Relation>> = {
  same: 'same',
  narrower: 'wider',
  wider: 'narrower',
  other: 'other',
};

/** Compares rules that consist of a schema: what a list must contain, how names must look, what a value must not be. */
export function compareRules(before: JsonObject, after: JsonObject, relate: Relate): readonly KeywordChange[] {
  return ['contains', 'propertyNames', 'not'].flatMap((keyword) =>
    compareEach(keyword, before, after, (old, now) => {
      const relation = relate(old, now);
      return keyword === 'not' ? opposite[relation] : relation;
    }),
  );
}

/** Compares rules on several fields: `if`, `dependentRequired` and `dependentSchemas`. They are reported as one. */
export function compareConditions(before: MergedSchema, after: MergedSchema, relate: Relate): readonly KeywordChange[] {
  const byContent = (schema: MergedSchema) => new Map(rulesOf(schema).map((rule) => [toCanonicalJson(rule), rule]));
  const [was, is] = [byContent(before), byContent(after)];
  const [old, now] = [withoutKeys(was, is), withoutKeys(is, was)];
  const isSame = (one: Rule, other: Rule) => relateRules(one, other, relate) === 'same';
  const removed = old.filter((rule) => !now.some((other) => isSame(rule, other)));
  const added = now.filter((rule) => !old.some((other) => isSame(other, rule)));
  if (added.length + removed.length === 0) return [];
  if (removed.length === 0) return [{ kind: 'rule-added', after: 'if' }];
  if (added.length === 0) return [{ kind: 'rule-removed', after: 'if' }];
  const [one, other] = [removed[0], added[0]];
  const relation =
    removed.length === 1 && added.length === 1 && one !== undefined && other !== undefined
      ? relateRules(one, other, relate)
      : 'other';
  return [{ kind: kindOfRelation[relation === 'same' ? 'other' : relation], after: 'if' }];
}

/** Returns the values of the members that another map does not have. */
function withoutKeys<T>(map: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>): readonly T[] {
  return [...map].flatMap(([key, value]) => (other.has(key) ? [] : [value]));
}

/** A condition, and what applies if it is met or not. */
interface Rule {
  readonly if: unknown;
  readonly then?: unknown;
  readonly else?: unknown;
}

function rulesOf({ conditions, dependentRequired }: MergedSchema): readonly Rule[] {
  return [
    ...conditions.map((rule) => ({ if: withoutObjectType(rule['if']), then: rule['then'], else: rule['else'] })),
    ...dependentRequired.map(([name, required]) => ({ if: { required: [name] }, then: { required } })),
  ];
}

/** Leaves out that a condition is about objects, which only some notations say. */
function withoutObjectType(condition: unknown): unknown {
  if (!isObject(condition) || condition['type'] !== 'object') return condition;
  const { type: _type, ...others } = condition;
  return others;
}

/** Relates two rules. If their conditions differ, what applies does not matter. */
function relateRules(before: Rule, after: Rule, relate: Relate): Relation {
  if (toCanonicalJson(before.if) !== toCanonicalJson(after.if) && relate(before.if, after.if) !== 'same')
    return 'other';
  const relations = new Set([relate(before.then ?? {}, after.then ?? {}), relate(before.else ?? {}, after.else ?? {})]);
  relations.delete('same');
  const [only, another] = relations;
  return another === undefined ? (only ?? 'same') : 'other';
}
