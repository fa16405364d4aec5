import { isObject, toArray, toObject, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toRichText } from '@reliure/richtext';
import type { Anchors } from '@reliure/richtext';
import {
  conditionWording,
  describesFields,
  requiredWording,
  testedMembers,
  testWording,
} from './wording/conditionWording.ts';
import { toJsonCode } from './json.ts';
import { isCondition } from './merging/layers.ts';
import { mergeSchema, type MergedSchema } from './merging/mergeSchema.ts';
import { toTestWording } from './wording/testWording.ts';
import { countWording } from './wording/typeWording.ts';
import { texts } from './texts.ts';
import type { SchemaContext } from './schemaContext.ts';
import type { Rule, SchemaPart } from './schemaNode.ts';
import type { BuildChild } from './schemaParts.ts';
import { listedValues } from './values.ts';
import { toWording } from './wording/wording.ts';

/**
 * Returns the conditions on several members or items, in words: the contract’s description, else words for the
 * keywords.
 */
export function toRules(schema: MergedSchema, anchors: Anchors, resolve: Resolve): readonly Rule[] {
  const { conditions, dependentRequired, keywords } = schema;
  const texts = [
    ...undeclaredRequired(schema),
    ...conditions.flatMap((condition) => {
      if (needsNode(condition, resolve)) return [];
      return descriptionOf(condition) ?? conditionWording(condition, resolve) ?? [];
    }),
    ...dependentRequired.flatMap(([name, names]) => (names.length === 0 ? [] : [dependencyWording(name, names)])),
    ...memberNames(keywords['propertyNames'], resolve),
    ...containedElements(schema, resolve),
    ...closedList(schema),
  ];
  return texts.filter((text) => text !== '').map((text) => ({ text: toRichText(text, anchors) }));
}

function dependencyWording(name: string, names: readonly unknown[]): string {
  const { condition, tests } = texts();
  return condition.consequence(condition.when(tests.isPresent(`\`${name}\``)), requiredWording(names));
}

/** Returns the conditions of which a sentence cannot say everything, each with the schema that applies under it. */
export function conditionParts(
  { conditions }: MergedSchema,
  child: BuildChild,
  { anchors, resolve }: SchemaContext,
): readonly SchemaPart[] {
  return conditions.flatMap((condition): readonly SchemaPart[] => {
    if (!needsNode(condition, resolve)) return [];
    const { if: test, then, else: otherwise } = condition;
    const { when, unless } = testWording(test, resolve);
    const description = descriptionOf(condition);
    const { heading, otherwiseHeading } = texts().condition;
    const toPart = (schema: unknown, text: string): readonly SchemaPart[] =>
      schema === undefined ? [] : [{ kind: 'condition', text: toRichText(text, anchors), node: child([schema]) }];
    return [
      ...toPart(then, description ?? heading(when)),
      ...toPart(otherwise, then !== undefined ? otherwiseHeading : (description ?? heading(unless))),
    ];
  });
}

/** Whether a sentence, the contract’s own or ours, would lose what a condition says. */
function needsNode(condition: JsonObject, resolve: Resolve): boolean {
  if (conditionWording(condition, resolve) !== null) return false;
  return descriptionOf(condition) === undefined || describesFields(condition, resolve);
}

function descriptionOf(condition: JsonObject): string | undefined {
  return isCondition(condition) ? toText(condition['description']) : undefined;
}

function closedList({ keywords: { items, unevaluatedItems, prefixItems } }: MergedSchema): readonly string[] {
  if (items !== false && unevaluatedItems !== false) return [];
  return [prefixItems === undefined ? texts().rules.noItem : texts().rules.noOtherItem];
}

/** Returns a rule for required members that this schema does not declare, because another schema next to it does. */
function undeclaredRequired({ required: names, properties }: MergedSchema): readonly string[] {
  const undeclared = [...names].filter((name) => !properties.has(name));
  return undeclared.length === 0 ? [] : [`${requiredWording(undeclared)}.`];
}

/** @see https://json-schema.org/draft/2020-12/json-schema-core#name-propertynames */
function memberNames(names: unknown, resolve: Resolve): readonly string[] {
  if (!isObject(names)) return [];
  const listed = listedValues(mergeSchema([names], resolve), resolve);
  const words = texts().rules;
  if (listed.length > 0) return [words.allowedNames(listed.map((name) => `\`${String(name)}\``))];
  return [words.eachName(toTestWording(names, resolve, 'rule'))];
}

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#name-maxcontains */
function containedElements({ keywords }: MergedSchema, resolve: Resolve): readonly string[] {
  return [keywords, ...toArray(keywords['allOf']).map(toObject)].flatMap(
    ({ contains, minContains = 1, maxContains }) => {
      const count = countWording(minContains, maxContains, 'items');
      if (contains === undefined || count === '') return [];
      return [texts().rules.contains(count, elementWording(contains, resolve))];
    },
  );
}

function elementWording(schema: unknown, resolve: Resolve): string {
  const merged = mergeSchema([schema], resolve);
  const listed = listedValues(merged, resolve);
  const words = texts().rules;
  if (listed.length > 0) return words.itemEqualTo(listed.map(toJsonCode));
  const tests = testedMembers(schema, resolve);
  return tests.length === 0 ? words.itemOf(merged.name ?? toWording(merged, resolve)) : words.itemWhere(tests);
}
