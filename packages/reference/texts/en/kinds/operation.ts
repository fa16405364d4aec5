import { code, phrases } from '@reliure/page';
import type { Texts } from '../../fr/index.ts';

/** Pages of operations, in English. */
export const operation: Texts['operation'] = {
  label: 'Operation',
  group: 'Group: ',
  extract: 'OpenAPI contract of this operation: ',
  deprecated: 'This operation is deprecated: it still works, but don’t use it in new code.',
  withdrawal: {
    since: (since) => `Deprecated since ${since}.`,
    sunset: (sunset) => `To be withdrawn on ${sunset}.`,
    both: (since, sunset) => `Deprecated since ${since}, to be withdrawn on ${sunset}.`,
  },
  allWithdrawals: 'See all planned withdrawals',
  replacement: 'Use instead: ',
  inService: (day) => `, from ${day}`,
  deadline: { before: 'Ends after ', after: ': ', action: 'What to do' },
  knownIssue: 'Known issue: ',
  aboutCallback: 'More about this call',
  short: {
    parameters: 'Parameters',
    body: 'Body',
    responses: 'Responses',
    errors: 'Errors',
    callbacks: 'Callbacks',
    next: 'Next',
  },
  sections: {
    servers: 'Servers',
    responses: 'Responses',
    errors: 'Errors',
    sharedErrors: 'Errors shared with other operations',
    callbacks: 'Callbacks sent by the API',
    previous: 'Often called before',
    next: 'Often called next',
    schemas: 'Schemas used',
    guides: 'In the guides',
    history: 'History',
  },
  terms: {
    security: 'Access',
    reservedTo: 'Restricted to',
    states: (lifecycle) => phrases('Required state (', lifecycle, ')'),
    resend: 'Retries',
    concurrency: 'Concurrency',
  },
  leadsTo: '; leads to ',
  resend: {
    key: phrases('safe with the same ', code('Idempotency-Key')),
    method: phrases('safe (idempotent)'),
    version: phrases('takes effect only once: ', code('If-Match'), ' rejects a second request'),
    none: phrases('unsafe (not idempotent)'),
  },
  concurrency: {
    required: phrases(code('If-Match'), ' required'),
    optional: phrases(code('If-Match'), ' optional'),
  },
  gives: (values) => `Provides ${values}.`,
  givenBy: {
    header: (name) => `header ${name}`,
    field: (name) => `field ${name}`,
  },
  sentParameter: (name, value) => `Parameter ${name}: ${value}.`,
  sentBody: (value) => `Body: ${value}.`,
  sentTo: (url) => `Server: ${url}.`,
  olderChanges: (count) => (count === 1 ? 'One older change' : `${count} older changes`),
  incompatible: 'breaking',
};
