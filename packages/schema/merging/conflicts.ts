import { compareNumbers, isNumber, toArray, toNumber, writeJson } from '@reliure/openapi';
import type { Problem, JsonObject } from '@reliure/openapi';
import { hasMultiple, type Limit } from './decimals.ts';

/** Bounds that leave no value of some types. */
export interface Conflict extends Problem {
  /** Empty if the values of no type in particular are meant. */
  readonly types: readonly string[];
}

/** Pairs of keywords for the least and the greatest size of a value, by its type. */
const sizes = [
  ['string', 'minLength', 'maxLength'],
  ['array', 'minItems', 'maxItems'],
  ['object', 'minProperties', 'maxProperties'],
] as const;

/** Returns the bounds that contradict each other. */
export function findConflicts(keywords: JsonObject, required: ReadonlySet<string>): readonly Conflict[] {
  return [
    ...numberConflicts(keywords),
    ...sizes.flatMap(([type, least, most]) => {
      const [low, high] = [keywords[least], keywords[most]];
      return isNumber(low) && isNumber(high) && compareNumbers(low, high) > 0
        ? [conflict([type], { [least]: low, [most]: high })]
        : [];
    }),
    ...itemConflicts(keywords),
    ...requiredConflicts(keywords, required),
  ];
}

function numberConflicts(keywords: JsonObject): readonly Conflict[] {
  const [low, high] = [
    limitOf(keywords, 'minimum', 'exclusiveMinimum'),
    limitOf(keywords, 'maximum', 'exclusiveMaximum'),
  ];
  if (low === null || high === null) return [];
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf, type } = keywords;
  const bounds = { minimum, exclusiveMinimum, maximum, exclusiveMaximum };
  const order = compareNumbers(low.value, high.value);
  if (order > 0 || (order === 0 && (low.strict || high.strict))) return [conflict(['number', 'integer'], bounds)];
  if (isNumber(multipleOf) && !hasMultiple(multipleOf, low, high))
    return [conflict(['number', 'integer'], { ...bounds, multipleOf })];
  return (type === 'integer' || toArray(type).includes('integer')) && !hasMultiple(1, low, high)
    ? [conflict(['integer'], { type: 'integer', ...bounds })]
    : [];
}

function limitOf(keywords: JsonObject, inclusive: string, exclusive: string): Limit | null {
  const { [inclusive]: value, [exclusive]: strict } = keywords;
  if (isNumber(strict)) return { value: strict, strict: true };
  return isNumber(value) ? { value, strict: false } : null;
}

function itemConflicts({
  minItems,
  maxItems,
  items,
  prefixItems,
  contains,
  minContains,
  maxContains,
}: JsonObject): readonly Conflict[] {
  const most = items === false ? toArray(prefixItems).length : undefined;
  const least = contains === undefined ? 0 : (toNumber(minContains) ?? 1);
  return [
    ...(most !== undefined && (toNumber(minItems) ?? 0) > most
      ? [conflict(['array'], { minItems, prefixItems: most, items })]
      : []),
    ...(least > (toNumber(maxItems) ?? Infinity) ? [conflict(['array'], { minContains: least, maxItems })] : []),
    ...(least > (toNumber(maxContains) ?? Infinity) ? [conflict(['array'], { minContains: least, maxContains })] : []),
  ];
}

function requiredConflicts({ maxProperties }: JsonObject, required: ReadonlySet<string>): readonly Conflict[] {
  return required.size > (toNumber(maxProperties) ?? Infinity)
    ? [conflict(['object'], { required: [...required], maxProperties })]
    : [];
}

function conflict(types: readonly string[], keywords: JsonObject): Conflict {
  return toConflict(types, Object.entries(keywords));
}

/** Returns the conflict between keywords that apply together. */
export function toConflict(types: readonly string[], keywords: readonly (readonly [string, unknown])[]): Conflict {
  const named = keywords.flatMap(([key, value]) => (value === undefined ? [] : [`\`${key}: ${writeJson(value)}\``]));
  return {
    types,
    message: `No value satisfies ${[...new Set(named)].join(' and ')}, which apply together.`,
    remedy: 'Change one of them: all schemas in `allOf`, and all keywords beside a `$ref`, apply.',
  };
}
