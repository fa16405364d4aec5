import { joinNames } from '@reliure/language';
import { compareNumbers } from '@reliure/openapi';
import type { JsonNumber } from '@reliure/openapi';
import type { Bound } from './wording/bounds.ts';
import { counted, formatNumber } from './wording/numbers.ts';

/** The name of a type or format. */
export type Noun = readonly [singular: string, plural: string];

/** What a schema limits the number of. */
export type Part = 'characters' | 'items' | 'fields';

const nouns: Readonly<Record<Part, string>> = { characters: 'caractère', items: 'élément', fields: 'champ' };

/** A number before its bounds are in words. */
export interface NumberType {
  /** The type, with its format if it has one. */
  readonly name: string;
  readonly low: Bound | null;
  readonly high: Bound | null;
  readonly unit: string | undefined;
  readonly step: JsonNumber | undefined;
}

/** Words about a value, as the end of a sentence. */
export interface Predicates {
  /** The values are code. */
  readonly equals: (values: readonly string[]) => string;
  readonly differs: (values: readonly string[]) => string;
  readonly isWithin: (low: Bound | null, high: Bound | null) => string;
  readonly has: (count: string) => string;
  readonly matches: (pattern: string) => string;
  readonly isOf: (type: string) => string;
  readonly isAbsent: string;
}

const predicates: Predicates = {
  equals: (values) => `vaut ${values.join(' ou ')}`,
  differs: (values) => (values.length === 1 ? `ne vaut pas ${values.join('')}` : `ne vaut ni ${values.join(' ni ')}`),
  isWithin: (low, high) => {
    const lowWords = low === null ? [] : [`${low.strict ? 'plus de' : 'au moins'} ${formatNumber(low.value)}`];
    const highWords = high === null ? [] : [`${high.strict ? 'moins de' : 'au plus'} ${formatNumber(high.value)}`];
    return `vaut ${[...lowWords, ...highWords].join(' et ')}`;
  },
  has: (count) => `compte ${count}`,
  matches: (pattern) => `suit ${pattern}`,
  isOf: (type) => `est de type ${type}`,
  isAbsent: 'est absent',
};

/** The texts of this package in French. */
export const fr = {
  /** Joins types or files of which one is meant. */
  either: (types: readonly string[]) => types.join(' ou '),
  and: (phrases: readonly string[]) => phrases.join(' et '),
  types: {
    string: ['texte', 'textes'],
    integer: ['entier', 'entiers'],
    number: ['nombre', 'nombres'],
    boolean: ['booléen', 'booléens'],
    object: ['objet', 'objets'],
    array: ['liste', 'listes'],
    null: ['nul', 'nuls'],
  } satisfies Record<string, Noun>,
  /** Formats of strings with words of their own. @see https://spec.openapis.org/registry/format/ */
  formats: {
    uuid: ['UUID', 'UUID'],
    date: ['date (AAAA-MM-JJ)', 'dates (AAAA-MM-JJ)'],
    'date-time': ['date et heure (RFC 3339)', 'dates et heures (RFC 3339)'],
    time: ['heure (RFC 3339)', 'heures (RFC 3339)'],
    duration: ['durée (ISO 8601)', 'durées (ISO 8601)'],
    email: ['adresse électronique', 'adresses électroniques'],
    uri: ['URI', 'URI'],
    'uri-reference': ['URI ou chemin relatif', 'URI ou chemins relatifs'],
    'json-pointer': ['pointeur JSON', 'pointeurs JSON'],
    binary: ['fichier binaire', 'fichiers binaires'],
    byte: ['texte en base64', 'textes en base64'],
    password: ['texte secret', 'textes secrets'],
    ipv4: ['adresse IPv4', 'adresses IPv4'],
    ipv6: ['adresse IPv6', 'adresses IPv6'],
    hostname: ['nom d’hôte', 'noms d’hôte'],
  } satisfies Record<string, Noun>,
  anyValue: 'valeur quelconque',
  noValue: 'aucune valeur permise',
  /** A value whose schema only the schemas around it determine. */
  dynamic: (reference: string) => `valeur qui dépend du contexte (${reference})`,
  file: (mediaType: string) => `fichier ${mediaType}`,
  formattedText: (format: string) => `texte (${format})`,
  encodedText: (encoding: string | undefined, mediaType: string | undefined) =>
    `texte${encoding === undefined ? '' : ` en ${encoding}`}${mediaType === undefined ? '' : ` (${mediaType})`}`,
  number: ({ name, low, high, unit, step }: NumberType) => {
    const range = rangeWords(low, high, unit);
    const unitAlone = unit === undefined ? '' : ` en ${unit}`;
    const steps = step === undefined ? '' : `, par pas de ${measure(step, unit)}`;
    return `${name}${range === '' ? unitAlone : ` ${range}`}${steps}`;
  },
  /** @param items The plural of a type, or the name of a component. */
  list: (items: string) => `liste ${elide(items)}`,
  /** Follows the words for a list. */
  unique: ', sans doublon',
  counts: {
    atMost: (high: JsonNumber, part: Part) => `${counted(high, nouns[part])} au plus`,
    atLeast: (low: JsonNumber, part: Part) => `au moins ${counted(low, nouns[part])}`,
    exactly: (count: JsonNumber, part: Part) => `exactement ${counted(count, nouns[part])}`,
    between: (low: JsonNumber, high: JsonNumber, part: Part) => `${formatNumber(low)} à ${counted(high, nouns[part])}`,
  },
  /** What a condition tests of a value, and what it requires. */
  predicates: { test: predicates, rule: predicates },
  /** What a condition tests of an object. */
  tests: {
    isPresent: (field: string) => `${field} est présent`,
    /** Says of a field that it meets what no words can express. */
    isMet: (field: string) => `${field} remplit sa condition`,
    isUntrue: (tests: readonly string[]) => `il n’est pas vrai que ${tests.join(' et que ')}`,
    oneOf: (tests: readonly string[]) => tests.map((test) => `soit ${test}`).join(', '),
  },
  /** The beginnings of sentences about a condition: `test` is empty if it has no words. */
  condition: {
    when: (test: string) => {
      if (test === '') return 'Si la condition est remplie';
      return test.startsWith('il ') ? `S’${test}` : `Si ${test}`;
    },
    unless: (test: string) => (test === '' ? 'Si la condition n’est pas remplie' : `Sauf si ${test}`),
    consequence: (beginning: string, rule: string) => `${beginning}, ${rule}.`,
    otherwise: (rule: string) => `Sinon, ${rule}.`,
    /** Precedes the schema that applies under a condition. */
    heading: (beginning: string) => `${beginning}\u00a0:`,
    otherwiseHeading: 'Sinon\u00a0:',
    nothingAllowed: 'rien n’est permis',
  },
  rules: {
    /** The fields are code. */
    required: (fields: readonly string[]) => {
      return `${joinNames(fields)} ${fields.length <= 1 ? 'est obligatoire' : 'sont obligatoires'}`;
    },
    noItem: 'Aucun élément n’est permis.',
    noOtherItem: 'Aucun autre élément n’est permis.',
    allowedNames: (names: readonly string[]) => `Noms permis\u00a0: ${names.join(', ')}.`,
    /** @param predicate `null` if there are no words for what names must meet. */
    eachName: (predicate: string | null) =>
      `Le nom de chaque champ ${predicate ?? 'est soumis à d’autres contraintes'}.`,
    contains: (count: string, item: string) => `La liste contient ${count} ${item}.`,
    itemEqualTo: (values: readonly string[]) => `de valeur ${values.join(' ou ')}`,
    itemOf: (type: string) => `de type ${type}`,
    itemWhere: (tests: readonly string[]) => `dont ${tests.join(' et ')}`,
  },
  /** Precedes the schema of what a text contains, once it is decoded. */
  content: 'Contenu du texte\u00a0:',
  variant: (number: number) => `Variante ${number}`,
  /** @param version The release that added something; empty for the words before one. */
  since: (version: string, day?: string) => `depuis ${version}${day === undefined ? '' : `, le ${day}`}`,
  upcoming: 'à venir',
};

/** The texts of this package. */
export type Texts = typeof fr;

function rangeWords(low: Bound | null, high: Bound | null, unit: string | undefined): string {
  if (low !== null && high !== null && !low.strict && !high.strict) {
    return compareNumbers(low.value, high.value) === 0
      ? `égal à ${measure(low.value, unit)}`
      : `de ${formatNumber(low.value)} à ${measure(high.value, unit)}`;
  }
  return [
    ...(low === null ? [] : [`${low.strict ? 'supérieur à' : 'à partir de'} ${measure(low.value, unit)}`]),
    ...(high === null ? [] : [`${high.strict ? 'inférieur à' : 'jusqu’à'} ${measure(high.value, unit)}`]),
  ].join(' et ');
}

function measure(value: JsonNumber, unit: string | undefined): string {
  return formatNumber(value) + (unit === undefined ? '' : `\u00a0${unit}`);
}

/** @example elide('objets') // 'd’objets' */
function elide(noun: string): string {
  return /^[aeiouyéèêhAEIOU]/.test(noun) && !/^UUID|^URI/.test(noun) ? `d’${noun}` : `de ${noun}`;
}
