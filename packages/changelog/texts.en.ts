import type { Texts, ValueNoun } from './texts.fr.ts';

/** Prepositions between what a location has several of and the location. */
const prepositions: Readonly<Record<ValueNoun, string>> = {
  error: 'in',
  link: 'in',
  scope: 'for',
  server: 'for',
  value: 'of',
};

/** The texts of this package in English. */
export const en: Texts = {
  categories: {
    added: 'Added',
    modified: 'Changed',
    deprecated: 'Deprecated',
    removed: 'Removed',
    fixed: 'Fixed',
  },
  breaking: 'breaking',
  colon: ': ',
  upcoming: 'Upcoming',
  dated: (title, day) => `${title} — from ${day}`,
  firstRelease: 'First published version of the contract.',
  emptyRelease: 'No changes to what the API accepts or returns.',
  see: ' See ',
  andOthers: (count) => ` and ${String(count)} others`,
  onThisPage: 'See on this page',
  deadline: (day) => `Deadline: ${day}.`,
  newOnly: (day) =>
    day === undefined ? 'New addresses only.' : `New addresses only; the old ones do not change until ${day}.`,
  minorChanges: (count) => `${String(count)} minor additions and changes`,
  allOperations: 'all operations',
  operations: (count) => (count === 1 ? '1 operation' : `${String(count)} operations`),
  // Each of them can follow “the”.
  places: {
    servers: 'servers',
    serverVariable: (name) => `${name} server variable`,
    operation: 'operation',
    schema: 'schema',
    parameter: (name) => `${name} parameter`,
    requestHeader: (name) => `${name} header`,
    responseHeader: (name) => `${name} response header`,
    body: 'request body',
    response: (status) => `${status} response`,
    security: (name) => `${name} authentication`,
    component: (name) => `${name} component`,
    field: (name) => `${name} field`,
    within: (field, place) => `${field} in the ${place}`,
  },
  value: (noun, value, place) => {
    const named = noun === 'value' ? `value ${value}` : `${value} ${noun}`;
    return place === null ? named : `${named} ${prepositions[noun]} the ${place}`;
  },
  changes: {
    renamed: (before, after) => `renamed${fromTo(before, after)}`,
    'values-replaced': (before, after) => `values changed${fromTo(before, after)}`,
    'detail-changed': (before, after) => `detail changed${fromTo(before, after)}`,
    'link-changed': () => 'target changed',
    'rule-tightened': (before, after) => ruleChanged(before, after, 'tightened'),
    'rule-relaxed': (before, after) => ruleChanged(before, after, 'relaxed'),
    undeprecated: () => 'no longer deprecated',
    'access-tightened': (before, after) => `access restricted${fromTo(before, after)}`,
    'access-relaxed': (before, after) => `access relaxed${fromTo(before, after)}`,
    'required-added': () => 'required',
    'made-required': () => 'now required',
    'made-optional': () => 'now optional',
    'made-read-only': () => 'now read-only',
    'made-write-only': () => 'now write-only',
    'made-read-write': () => 'now readable and writable',
    'type-narrowed': typeChanged,
    'type-widened': typeChanged,
    'type-changed': typeChanged,
    'bound-tightened': (before, after) => `constraint tightened${bounds(before, after)}`,
    'bound-widened': (before, after) => `constraint relaxed${bounds(before, after)}`,
    'variant-added': (_before, after) => words('new variant', after),
    'variant-removed': (before) => words('variant', before, 'removed'),
    'rule-added': (_before, after) => words('new rule', after),
    'rule-removed': (before, after) => words('rule', before ?? after, 'removed'),
    'rule-changed': (before, after) => ruleChanged(before, after, 'changed'),
    'default-changed': (before, after) => {
      if (before === undefined) return words('new default', after);
      return after === undefined ? `default ${before} removed` : `default changed${fromTo(before, after)}`;
    },
    'media-type-added': (before, after) => words('content type', after ?? before),
    'media-type-removed': (before, after) => words('content type', after ?? before),
  },
  free: 'public',
  anyType: 'any',
  page: {
    follow: 'Subscribe to these changes: ',
    compareAny: { before: 'Upgrading across several versions? ', link: 'Compare any two versions', after: '.' },
    compare: (from, to) => ({ before: 'Compare ', link: `${from} with ${to ?? 'the upcoming release'}`, after: '.' }),
    parameters: { from: 'from', to: 'to' },
  },
  feed: {
    title: (site) => `${site} — changelog`,
    description: 'What each version adds, changes, deprecates, removes or fixes',
    release: (version) => `Version ${version}`,
  },
  directives: { changelog: 'changelog', ends: 'deadlines' },
  entriesFile: 'announcements.yaml',
  datePatterns: (months) => [
    String.raw`(?<day>\d+)(?:st|nd|rd|th)?(?:\sof)?\s(?<month>${months})\s(?<year>\d{4})`,
    String.raw`(?<month>${months})\s(?<day>\d+)(?:st|nd|rd|th)?,?\s(?<year>\d{4})`,
  ],
};

function fromTo(before: string | undefined, after: string | undefined): string {
  return `${before === undefined ? '' : ` from ${before}`}${after === undefined ? '' : ` to ${after}`}`;
}

function typeChanged(before: string | undefined, after: string | undefined): string {
  return `type changed${fromTo(before, after)}`;
}

function bounds(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return after === undefined ? '' : `: ${after}`;
  return after === undefined ? `: ${before} removed` : fromTo(before, after);
}

/** Names a rule if its old and its new state are not both known. */
function ruleChanged(before: string | undefined, after: string | undefined, verb: string): string {
  const isNamed = before === undefined || after === undefined || before === after;
  return isNamed ? words('rule', after ?? before, verb) : `rule ${verb}${fromTo(before, after)}`;
}

function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}
