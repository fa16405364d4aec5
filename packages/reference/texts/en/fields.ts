import { code, phrases } from '@reliure/page';
import type { Texts } from '../fr/index.ts';

/** Fields and the schemas that they belong to, in English. */
export const fields: Texts['fields'] = {
  required: 'required',
  readOnly: 'read-only',
  writeOnly: 'write-only',
  orNull: ' or null',
  xmlAttribute: (name) => phrases('XML attribute ', code(name)),
  xmlElement: (name) => phrases('XML element ', code(name)),
  contentOf: (name) => `Content of ${name}`,
  fieldsOf: (count, name) => `All ${count} fields of ${name}`,
  default: 'Default',
  patterns: (count) => (count === 1 ? 'Pattern' : 'Patterns'),
  examples: (count) => (count === 1 ? 'Example' : 'Examples'),
  form: 'Written as',
  colon: ': ',
  values: 'Values:',
  namedExample: (name) => phrases('Example ', code(name)),
  eachItem: 'Each item',
  tuple: 'Items, in this order:',
  item: (number) => `Item ${number}`,
  otherFields: 'Any other field',
  matchingFields: (pattern) => phrases('Fields whose names match ', code(pattern)),
  closed: 'No other fields are allowed.',
  not: 'Must not match',
  elsewhere: 'Described earlier on this page: ',
  oneOf: 'Exactly one of these forms',
  anyOf: 'One or more of these forms',
  discriminator: (name) => phrases(', depending on ', code(name)),
};
