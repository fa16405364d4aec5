import { compareNumbers, isNumber, toCanonicalJson, toNumber, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { everyValue } from '@reliure/schema';
import { compareFormats } from './compareFormats.ts';
import { toKeywordChange, type KeywordChange } from './keywordChange.ts';
import { typesOf } from '../shape/schemaTypes.ts';

const lowerBounds = ['minLength', 'minItems', 'minProperties', 'minContains'];
const upperBounds = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'];

/** The values of missing keywords. They allow anything, except for `minContains`. */
const impliedBounds: JsonObject = { minLength: 0, minItems: 0, minProperties: 0, minContains: 1 };

/** Keywords whose values have no order. A change is only that they are added, removed or different. */
const ruleKeywords = ['pattern', '$dynamicRef'];

/**
 * Compares the keywords of two schemas that restrict a value.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6
 */
export function compareBounds(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  return [
    ...compareLimit(
      toLimit(before, 'minimum', 'exclusiveMinimum', 1),
      toLimit(after, 'minimum', 'exclusiveMinimum', 1),
      1,
    ),
    ...compareLimit(
      toLimit(before, 'maximum', 'exclusiveMaximum', -1),
      toLimit(after, 'maximum', 'exclusiveMaximum', -1),
      -1,
    ),
    ...lowerBounds.flatMap((keyword) => compareBound(keyword, before[keyword], after[keyword], 1)),
    ...upperBounds.flatMap((keyword) => compareBound(keyword, before[keyword], after[keyword], -1)),
    ...compareUnique(before['uniqueItems'] === true, after['uniqueItems'] === true),
    ...compareMultiple(stepOf(before), stepOf(after)),
    ...ruleKeywords.flatMap((keyword) => compareEach(keyword, before, after, relateTexts)),
    ...compareFormats(before, after),
    ...compareClosing(before, after),
    ...compareDefault(before['default'], after['default']),
  ];
}

function compareBound(keyword: string, before: unknown, after: unknown, sign: 1 | -1): readonly KeywordChange[] {
  const [old, now] = [before ?? impliedBounds[keyword], after ?? impliedBounds[keyword]];
  const difference = compareTightness(old, now, sign);
  if (difference === 0) return [];
  return [toKeywordChange(difference > 0 ? 'bound-tightened' : 'bound-widened', keyword, before, after)];
}

/** Returns a positive number if the second bound is tighter. A missing bound is the widest. */
function compareTightness(old: unknown, now: unknown, sign: 1 | -1): number {
  if (!isNumber(old)) return isNumber(now) ? 1 : 0;
  return isNumber(now) ? compareNumbers(now, old) * sign : -1;
}

/** The bound of a number that holds, of an inclusive and an exclusive one. */
interface Limit {
  readonly keyword: string;
  readonly value: unknown;
  readonly isExclusive: boolean;
}

function toLimit(keywords: JsonObject, inclusive: string, exclusive: string, sign: 1 | -1): Limit {
  const [value, strict] = [keywords[inclusive], keywords[exclusive]];
  const isExclusive = isNumber(strict) && compareTightness(value, strict, sign) >= 0;
  if (!isExclusive) return { keyword: inclusive, value, isExclusive };
  const isWhole =
    typesOf(keywords)
      .filter((type) => type !== 'null')
      .join() === 'integer';
  // For whole numbers, above 0 and from 1 on are the same.
  return isWhole && Number.isSafeInteger(strict)
    ? { keyword: inclusive, value: Number(strict) + sign, isExclusive: false }
    : { keyword: exclusive, value: strict, isExclusive };
}

function compareLimit(old: Limit, now: Limit, sign: 1 | -1): readonly KeywordChange[] {
  const difference = compareTightness(old.value, now.value, sign) || Number(now.isExclusive) - Number(old.isExclusive);
  if (difference === 0) return [];
  const kind = difference > 0 ? 'bound-tightened' : 'bound-widened';
  return [
    {
      kind,
      ...(old.value !== undefined && { before: `${old.keyword}: ${writeJson(old.value)}` }),
      ...(now.value !== undefined && { after: `${now.keyword}: ${writeJson(now.value)}` }),
    },
  ];
}

function compareUnique(before: boolean, after: boolean): readonly KeywordChange[] {
  if (before === after) return [];
  return [toKeywordChange(after ? 'bound-tightened' : 'bound-widened', 'uniqueItems', before, after)];
}

/** Returns the step of a number. That of whole numbers is 1. */
function stepOf(keywords: JsonObject): unknown {
  const step = keywords['multipleOf'];
  return toNumber(step) === 1 && typesOf(keywords).includes('integer') ? undefined : step;
}

function compareMultiple(before: unknown, after: unknown): readonly KeywordChange[] {
  if (toCanonicalJson(before) === toCanonicalJson(after)) return [];
  const isTighter = before === undefined || isMultiple(after, before);
  const isWider = after === undefined || isMultiple(before, after);
  const kind = isTighter ? 'bound-tightened' : isWider ? 'bound-widened' : 'rule-changed';
  return [toKeywordChange(kind, 'multipleOf', before, after)];
}

/**
 * Whether a number is a multiple of another. The quotient is rounded, because decimal steps such as 0.1 and 0.3 are not
 * exact in binary.
 */
function isMultiple(one: unknown, other: unknown): boolean {
  return Number.isInteger(Number((Number(one) / Number(other)).toFixed(9)));
}

/** How the values of a schema relate to those of another one before it. */
export type Relation = 'same' | 'narrower' | 'wider' | 'other';

/** The kind of change of a rule whose values are related. */
export const kindOfRelation = {
  narrower: 'rule-tightened',
  wider: 'rule-relaxed',
  other: 'rule-changed',
} as const;

/**
 * Compares all values of a keyword. Several apply together, such as two patterns.
 *
 * @see mergeSchema
 */
export function compareEach(
  keyword: string,
  before: JsonObject,
  after: JsonObject,
  relate: (old: unknown, now: unknown) => Relation,
): readonly KeywordChange[] {
  const [was, is] = [everyValue(before, keyword), everyValue(after, keyword)];
  const removed = was.filter((old) => !is.some((now) => relate(old, now) === 'same'));
  const added = is.filter((now) => !was.some((old) => relate(old, now) === 'same'));
  const [old, now] = [removed[0], added[0]];
  if (removed.length === 1 && added.length === 1) {
    const relation = relate(old, now);
    return relation === 'same' ? [] : [toKeywordChange(kindOfRelation[relation], keyword, old, now)];
  }
  return [
    ...removed.map((value) => toKeywordChange('rule-removed', keyword, value, undefined)),
    ...added.map((value) => toKeywordChange('rule-added', keyword, undefined, value)),
  ];
}

function relateTexts(old: unknown, now: unknown): Relation {
  return toCanonicalJson(old) === toCanonicalJson(now) ? 'same' : 'other';
}

/** Compares whether additional properties are forbidden. */
function compareClosing(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  const [was, is] = [before, after].map(
    ({ additionalProperties, unevaluatedProperties }) =>
      additionalProperties === false || unevaluatedProperties === false,
  );
  return was === is ? [] : [{ kind: is === true ? 'rule-added' : 'rule-removed', after: 'additionalProperties' }];
}

function compareDefault(before: unknown, after: unknown): readonly KeywordChange[] {
  return toCanonicalJson(before) === toCanonicalJson(after)
    ? []
    : [toKeywordChange('default-changed', '', before, after)];
}
