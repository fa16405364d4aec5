import { code, phrases } from '@reliure/page';
import { formatNumber } from '@reliure/schema';
import type { Texts } from '../../fr/index.ts';

/** The catalogue of errors, in English. */
export const errors: Texts['errors'] = {
  title: 'Errors',
  label: 'Error',
  description: 'Every error by code: its cause, how to fix it, whether to retry, and the operations that return it.',
  introduction: (count) =>
    count === 1
      ? 'The error that operations return: its cause, how to fix it, and whether to retry.'
      : `The ${formatNumber(count)} errors that operations return, by status: their cause, how to fix them, and whether to retry.`,
  searchPhrases: ['Error codes', 'API errors'],
  filter: 'Filter by code, status or title',
  code: 'Code',
  status: 'Status',
  example: 'Example response',
  requested: (option) => phrases('To get this error from the mock server, add this to a request: ', code(option)),
  others: (status) => `Other ${status} errors`,
  userMessage: 'What to tell users',
  quoted: (message) => `“${message}”`,
  returnedBy: 'Returned by',
  allOperations: 'all operations',
  allOperationsBut: 'all operations except:',
  redirect: (code, title) => `${code}: ${title}`,
};
