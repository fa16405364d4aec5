import type { Texts } from './texts.fr.ts';

/** The texts of the reader in English. */
export const en: Texts = {
  title: 'Reading of a response',
  label: 'Response received',
  hint: 'Paste a JSON body, an error, or the whole response with its status line and headers.',
  private: 'This text stays in the memory of this page: it is neither sent nor stored.',
  clear: 'Clear',
  close: 'Close',
  loading: 'Loading…',
  failed: 'The contract could not be loaded. Check your connection.',
  retry: 'Try again',
  notJson: ({ line, column }) =>
    `The body is not valid JSON: error in line ${line}, column ${column} of this text. Its fields cannot be read.`,
  noBody: 'This response has no body.',
  noSchema: 'The contract describes no JSON body for this status.',
  by: {
    status: 'recognized by its status',
    code: 'recognized by the code of the error',
    schema: 'recognized by its form',
  },
  response: (status) => `Response ${status}`,
  unknownStatus: (status) => `The contract does not document the status ${status} for this operation.`,
  unknownResponse: 'The contract has no response like this text.',
  conforms: 'Complies with the contract.',
  problems: (count, fields) =>
    `${count === 1 ? '1 deviation' : `${count} deviations`} from the contract${fields === '' ? '' : `: ${fields}`}.`,
  unknownFields: (count, fields) =>
    `${count === 1 ? '1 field' : `${count} fields`} that the contract does not describe: ${fields}.`,
  problem: 'Deviation:',
  unknownField: 'The contract does not describe this field.',
  missing: 'missing',
  object: 'object',
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  item: (number) => `item ${number}`,
  others: (count) => (count === 1 ? '1 more item, compliant.' : `${count} more items, compliant.`),
  descriptionLink: 'Description',
  described: (name) => `Description of ${name}`,
  fields: 'Fields',
  headers: 'Headers',
  error: 'Error',
  cause: 'Cause',
  remedy: 'Remedy',
  errorPage: (code) => `The page of the error ${code}`,
  unknownError: 'No error of the catalogue has this code.',
};
