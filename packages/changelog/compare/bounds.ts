import { compareNumbers, isNumber, toCanonicalJson, writeJson } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import type { ChangeKind } from '../types';

/** A change of one keyword of a schema. */
export interface KeywordChange {
  readonly kind: ChangeKind;
  readonly before?: string;
  readonly after?: string;
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];

/** The values of missing keywords. They allow anything, except for `minContains`. */
const impliedBounds: JsonObject = { minLength: 0, minItems: 0, minProperties: 0, minContains: 1 };

/** Keywords whose values have no order. A change is only that they are added, removed or different. */
const ruleKeywords = ['pattern', 'format', 'contentMediaType', 'contentEncoding', 'contains', 'propertyNames', 'not'];

/**
 * Compares the keywords of two schemas that restrict a value.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6
 */
export function compareBounds(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  return [
    ...lowerBounds.flatMap((keyword) => compareBound(keyword, before[keyword], after[keyword], 1)),
    ...upperBounds.flatMap((keyword) => compareBound(keyword, before[keyword], after[keyword], -1)),
    ...compareUnique(before['uniqueItems'] === true, after['uniqueItems'] === true),
    ...compareMultiple(before['multipleOf'], after['multipleOf']),
    ...ruleKeywords.flatMap((keyword) => compareRule(keyword, before[keyword], after[keyword])),
    ...compareClosing(before, after),
    ...compareDefault(before['default'], after['default']),
  ];
}

function compareBound(keyword: string, before: unknown, after: unknown, sign: 1 | -1): readonly KeywordChange[] {
  const [old, now] = [before ?? impliedBounds[keyword], after ?? impliedBounds[keyword]];
  if (toCanonicalJson(old) === toCanonicalJson(now)) return [];
  const isTighter = isNumber(now) && (!isNumber(old) || compareNumbers(now, old) * sign > 0);
  return [toKeywordChange(isTighter ? 'bound-tightened' : 'bound-widened', keyword, before, after)];
}

function compareUnique(before: boolean, after: boolean): readonly KeywordChange[] {
  if (before === after) return [];
  return [toKeywordChange(after ? 'bound-tightened' : 'bound-widened', 'uniqueItems', before, after)];
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

function compareRule(keyword: string, before: unknown, after: unknown): readonly KeywordChange[] {
  if (toCanonicalJson(before) === toCanonicalJson(after)) return [];
  const kind = before === undefined ? 'rule-added' : after === undefined ? 'rule-removed' : 'rule-changed';
  return [toKeywordChange(kind, keyword, before, after)];
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

/**
 * @example toKeywordChange('bound-tightened', 'maxLength', 500, 200) // before 'maxLength: 500', after 'maxLength: 200'
 */
function toKeywordChange(kind: ChangeKind, keyword: string, before: unknown, after: unknown): KeywordChange {
  const write = (value: unknown) => (keyword === '' ? '' : `${keyword}: `) + writeJson(value);
  return {
    kind,
    ...(before !== undefined && { before: write(before) }),
    ...(after !== undefined && { after: write(after) }),
  };
}
