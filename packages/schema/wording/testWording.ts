import { isObject, member, toArray, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toJsonCode } from '../json.ts';
import { everyValue } from '../merging/mergeKeywords.ts';
import { mergeSchema } from '../merging/mergeSchema.ts';
import { formatNumber } from './numbers.ts';
import { countWording, lowerBound, upperBound } from './typeWording.ts';
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

/**
 * Returns a schema’s constraint as the end of a sentence, or `null` if one phrase cannot express it.
 *
 * @example toTestWording({ const: 'close' }, resolve) // 'vaut `"close"`'
 */
export function toTestWording(schema: unknown, resolve: Resolve): string | null {
  const merged = mergeSchema([schema], resolve);
  const { keywords } = merged;
  const values = listedValues(merged, resolve).map(toJsonCode);
  if (values.length > 0) return `vaut ${values.join(' ou ')}`;
  const keys = Object.keys(keywords).filter((key) => !silent.has(key));
  const further = toArray(keywords['allOf']).flatMap((other) => Object.keys(toObject(other)));
  const all = new Set([...keys.filter((key) => key !== 'allOf'), ...further]);
  if (merged.sources.size > 0) return all.size === 1 && all.has('not') ? exclusionsWording(keywords) : null;
  const bounds = boundPhrases(keywords);
  if ([...all].every((key) => boundKeywords.has(key)) && bounds.length > 0) return bounds.join(' et ');
  return [...all].every((key) => key === 'format') && keywords['type'] !== undefined
    ? `est de type ${toWording(merged, resolve)}`
    : null;
}

function exclusionsWording(keywords: JsonObject): string | null {
  const words = everyValue(keywords, 'not').map(exclusionWording);
  return words.includes(null) ? null : words.join(' et ');
}

function exclusionWording(not: unknown): string | null {
  const constant = member(not, 'const');
  const values = constant === undefined ? toArray(member(not, 'enum')) : [constant];
  const [first, ...others] = values.map(toJsonCode);
  if (first === undefined || !isObject(not) || Object.keys(not).length > 1) return null;
  return others.length === 0 ? `ne vaut pas ${first}` : `ne vaut ni ${[first, ...others].join(' ni ')}`;
}

function boundPhrases(keywords: JsonObject): readonly string[] {
  const low = lowerBound(keywords);
  const high = upperBound(keywords);
  const range = [
    ...(low === null ? [] : [`${low.strict ? 'plus de' : 'au moins'} ${formatNumber(low.value)}`]),
    ...(high === null ? [] : [`${high.strict ? 'moins de' : 'au plus'} ${formatNumber(high.value)}`]),
  ].join(' et ');
  const counts = [
    countWording(keywords['minLength'], keywords['maxLength'], 'caractère'),
    countWording(keywords['minItems'], keywords['maxItems'], 'élément'),
  ].filter((count) => count !== '');
  return [
    ...(range === '' ? [] : [`vaut ${range}`]),
    ...counts.map((count) => `compte ${count}`),
    ...everyValue(keywords, 'pattern').map((pattern) => `suit \`${String(pattern)}\``),
  ];
}
