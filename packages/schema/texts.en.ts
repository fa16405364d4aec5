import { joinNames } from '@reliure/language';
import { compareNumbers } from '@reliure/openapi';
import type { JsonNumber } from '@reliure/openapi';
import type { Part, Predicates, Texts } from './texts.fr.ts';
import type { Bound } from './wording/bounds.ts';
import { counted, formatNumber } from './wording/numbers.ts';

const nouns: Readonly<Record<Part, string>> = { characters: 'character', items: 'item', fields: 'field' };

/** The texts of this package in English. */
export const en: Texts = {
  either: (types) =>
    // The words for a type may contain commas.
    types.some((type) => type.includes(',')) ? types.join(', or ') : joinNames(types, 'disjunction'),
  and: (phrases) => phrases.join(' and '),
  types: {
    string: ['string', 'strings'],
    integer: ['integer', 'integers'],
    number: ['number', 'numbers'],
    boolean: ['boolean', 'booleans'],
    object: ['object', 'objects'],
    array: ['array', 'arrays'],
    null: ['null', 'nulls'],
  },
  formats: {
    uuid: ['UUID', 'UUIDs'],
    date: ['date (YYYY-MM-DD)', 'dates (YYYY-MM-DD)'],
    'date-time': ['date and time (RFC 3339)', 'dates and times (RFC 3339)'],
    time: ['time (RFC 3339)', 'times (RFC 3339)'],
    duration: ['duration (ISO 8601)', 'durations (ISO 8601)'],
    email: ['email address', 'email addresses'],
    uri: ['URI', 'URIs'],
    'uri-reference': ['URI or relative path', 'URIs or relative paths'],
    'json-pointer': ['JSON Pointer', 'JSON Pointers'],
    binary: ['binary file', 'binary files'],
    byte: ['Base64-encoded string', 'Base64-encoded strings'],
    password: ['secret string', 'secret strings'],
    ipv4: ['IPv4 address', 'IPv4 addresses'],
    ipv6: ['IPv6 address', 'IPv6 addresses'],
    hostname: ['hostname', 'hostnames'],
  },
  anyValue: 'any value',
  noValue: 'no value allowed',
  dynamic: (reference) => `value that depends on the context (${reference})`,
  file: (mediaType) => `${mediaType} file`,
  formattedText: (format) => `string (${format})`,
  encodedText: (encoding, mediaType) =>
    `${encoding === undefined ? '' : `${encoding}-encoded `}string${mediaType === undefined ? '' : ` (${mediaType})`}`,
  number: ({ name, low, high, unit, step }) => {
    const unitAlone = low === null && high === null && unit !== undefined ? ` in ${unit}` : '';
    const steps = step === undefined ? '' : `, multiple of ${measure(step, unit)}`;
    return name + rangeWords(low, high, unit) + unitAlone + steps;
  },
  list: (items) => `array of ${items}`,
  unique: ', no duplicates',
  counts: {
    atMost: (high, part) => `at most ${counted(high, nouns[part])}`,
    atLeast: (low, part) => `at least ${counted(low, nouns[part])}`,
    exactly: (count, part) => `exactly ${counted(count, nouns[part])}`,
    between: (low, high, part) => `${formatNumber(low)} to ${counted(high, nouns[part])}`,
  },
  predicates: {
    test: toPredicates({ be: 'is', notBe: 'is not', have: 'has', match: 'matches' }),
    rule: toPredicates({ be: 'must be', notBe: 'must not be', have: 'must have', match: 'must match' }),
  },
  tests: {
    isPresent: (field) => `${field} is present`,
    isMet: (field) => `${field} meets its condition`,
    isUntrue: (tests) => `it is not true that ${tests.join(' and that ')}`,
    oneOf: (tests) => `either ${tests.join(tests.some((test) => test.includes(' and ')) ? ', or ' : ' or ')}`,
  },
  condition: {
    when: (test) => (test === '' ? 'If the condition is met' : `If ${test}`),
    unless: (test) => (test === '' ? 'If the condition is not met' : `Unless ${test}`),
    consequence: (beginning, rule) => `${beginning}, ${rule}.`,
    otherwise: (rule) => `Otherwise, ${rule}.`,
    heading: (beginning) => `${beginning}:`,
    otherwiseHeading: 'Otherwise:',
    nothingAllowed: 'nothing is allowed',
  },
  rules: {
    required: (fields) => `${joinNames(fields)} ${fields.length <= 1 ? 'is' : 'are'} required`,
    noItem: 'No items are allowed.',
    noOtherItem: 'No other items are allowed.',
    allowedNames: (names) => `Allowed names: ${names.join(', ')}.`,
    eachName: (predicate) => `Each field name ${predicate ?? 'must meet other constraints'}.`,
    contains: (count, item) => `The array contains ${count} ${item}.`,
    itemEqualTo: (values) => `equal to ${joinNames(values, 'disjunction')}`,
    itemOf: (type) => `of type ${type}`,
    itemWhere: (tests) => `where ${tests.join(' and ')}`,
  },
  content: 'Content of the string:',
  variant: (number) => `Variant ${number}`,
  since: (version, day) => `since ${version}${day === undefined ? '' : `, ${day}`}`,
  upcoming: 'upcoming',
};

function rangeWords(low: Bound | null, high: Bound | null, unit: string | undefined): string {
  if (low !== null && high !== null && !low.strict && !high.strict) {
    return compareNumbers(low.value, high.value) === 0
      ? ` equal to ${measure(low.value, unit)}`
      : ` from ${formatNumber(low.value)} to ${measure(high.value, unit)}`;
  }
  const words = boundWords(low, high, (value) => measure(value, unit));
  return words === '' ? '' : `, ${words}`;
}

function boundWords(low: Bound | null, high: Bound | null, write: (value: JsonNumber) => string): string {
  return [
    ...(low === null ? [] : [`${low.strict ? 'greater than' : 'at least'} ${write(low.value)}`]),
    ...(high === null ? [] : [`${high.strict ? 'less than' : 'at most'} ${write(high.value)}`]),
  ].join(' and ');
}

function measure(value: JsonNumber, unit: string | undefined): string {
  return formatNumber(value) + (unit === undefined ? '' : `\u00a0${unit}`);
}

/** Returns the predicates of a test, which describe a value, or of a rule, which require it. */
function toPredicates({
  be,
  notBe,
  have,
  match,
}: Readonly<Record<'be' | 'notBe' | 'have' | 'match', string>>): Predicates {
  return {
    equals: (values) => `${be} ${joinNames(values, 'disjunction')}`,
    differs: (values) => `${notBe} ${joinNames(values, 'disjunction')}`,
    isWithin: (low, high) => `${be} ${boundWords(low, high, formatNumber)}`,
    has: (count) => `${have} ${count}`,
    matches: (pattern) => `${match} ${pattern}`,
    isOf: (type) => `${be} of type ${type}`,
    isAbsent: `${be} absent`,
  };
}
