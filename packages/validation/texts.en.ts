import { joinNames } from '@reliure/language';
import { counted } from '@reliure/schema';
import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  expected: (type, found) => `Expected: ${type}.${found === '' ? '' : ` Current value: ${found}.`}`,
  count: (number, part) => counted(number, { characters: 'character', items: 'item', fields: 'field' }[part]),
  example: (example) => `For example: ${example}.`,
  pattern: (pattern) => `Expected: a string that matches ${pattern}.`,
  values: (values, others) => {
    if (values.length === 1) return `Only allowed value: ${values.join('')}.`;
    return `Allowed values: ${values.join(', ')}${others > 0 ? `… and ${others} more` : ''}.`;
  },
  required: 'This field is required.',
  requiredBeside: (field) => `This field is required when “${field}” is present.`,
  unknownField: 'The contract does not know this field.',
  forbiddenField: 'This field is not allowed here.',
  forbiddenItem: 'This item is not allowed: the list ends before it.',
  fieldName: (reason) => `This name is not allowed. ${reason}`,
  excluded: 'This value is excluded.',
  excludedValues: (values) => `Excluded values: ${values.join(', ')}.`,
  nothingAllowed: 'No value is allowed here.',
  contains: (count, values, found) =>
    `The list contains ${count} ${values.length === 0 ? 'of a certain form' : `equal to ${values.join(' or ')}`}; here, ${found}.`,
  several: (variants) => `Only one variant may match${variants.length < 2 ? '' : `; here, ${joinNames(variants)} do`}.`,
  readOnly: 'Read-only: the server sets this field, and requests do not send it.',
  writeOnly: 'Write-only: responses do not contain this field.',
};
