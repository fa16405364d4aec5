import { isObject, member, toArray, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toJsonCode } from '../json.ts';
import { everyValue } from '../merging/mergeKeywords.ts';
import { mergeSchema } from '../merging/mergeSchema.ts';
import type { Predicates } from '../texts.fr.ts';
import { texts } from '../texts.ts';
import { lowerBound, upperBound } from './bounds.ts';
import { countWording } from './typeWording.ts';
import { listedValues } from '../values.ts';
import { toWording } from './wording.ts';

/** Keywords that are ignored: those without constraints, and `type`, which the other keywords make obvious. */
const silent: ReadonlySet<string> = new Set([
  '$comment',
  'title',
  'description',
  'examples',
  'example',
  'default',
  'type',
]);

/** Bounds that `boundPhrases` has words for. */
const boundKeywords: ReadonlySet<string> = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'pattern'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
]);

/** Whether a schema describes a value that a condition tests, or what a value must be. */
export type Mood = 'test' | 'rule';

/**
 * Returns a schema’s constraint as the end of a sentence, or `null` if one phrase cannot express it.
 *
 * @example toTestWording({ const: 'close' }, resolve, 'test') // 'is `"close"`'
 */
export function toTestWording(schema: unknown, resolve: Resolve, mood: Mood): string | null {
  const words = texts().predicates[mood];
  const merged = mergeSchema([schema], resolve);
  const { keywords } = merged;
  const values = listedValues(merged, resolve).map(toJsonCode);
  if (values.length > 0) return words.equals(values);
  const keys = Object.keys(keywords).filter((key) => !silent.has(key));
  const further = toArray(keywords['allOf']).flatMap((other) => Object.keys(toObject(other)));
  const all = new Set([...keys.filter((key) => key !== 'allOf'), ...further]);
  if (merged.sources.size > 0) return all.size === 1 && all.has('not') ? exclusionsWording(keywords, words) : null;
  const bounds = boundPhrases(keywords, words);
  if ([...all].every((key) => boundKeywords.has(key)) && bounds.length > 0) return texts().and(bounds);
  return [...all].every((key) => key === 'format') && keywords['type'] !== undefined
    ? words.isOf(toWording(merged, resolve))
    : null;
}

function exclusionsWording(keywords: JsonObject, words: Predicates): string | null {
  const exclusions = everyValue(keywords, 'not').map((not) => exclusionWording(not, words));
  return exclusions.includes(null) ? null : texts().and(exclusions.filter((exclusion) => exclusion !== null));
}

function exclusionWording(not: unknown, words: Predicates): string | null {
  const constant = member(not, 'const');
  const values = constant === undefined ? toArray(member(not, 'enum')) : [constant];
  if (values.length === 0 || !isObject(not) || Object.keys(not).length > 1) return null;
  return words.differs(values.map(toJsonCode));
}

function boundPhrases(keywords: JsonObject, words: Predicates): readonly string[] {
  const low = lowerBound(keywords);
  const high = upperBound(keywords);
  const counts = [
    countWording(keywords['minLength'], keywords['maxLength'], 'characters'),
    countWording(keywords['minItems'], keywords['maxItems'], 'items'),
  ].filter((count) => count !== '');
  return [
    ...(low === null && high === null ? [] : [words.isWithin(low, high)]),
    ...counts.map((count) => words.has(count)),
    ...everyValue(keywords, 'pattern').map((pattern) => words.matches(`\`${String(pattern)}\``)),
  ];
}
