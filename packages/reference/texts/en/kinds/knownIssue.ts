import type { Texts } from '../../fr/index.ts';

export const knownIssue: Texts['knownIssue'] = {
  description: 'Confirmed faults in the API, and what to do until they are fixed.',
  introduction:
    'Faults in the API that we have confirmed, and what you can do until they are fixed. Fixed issues stay on this page: you may still find traces of them in your logs.',
  searchPhrases: [
    'Known issues',
    'Known bugs in the API',
    'Known bug',
    'Current incidents and faults',
    'Workaround until a fix',
    'What does not work',
  ],
  open: { id: 'open', title: 'Open' },
  fixed: { id: 'fixed', title: 'Fixed' },
  noneOpen: 'There are no open issues.',
  terms: { since: 'Observed on', fixed: 'Fixed on', operations: 'Operations', workaround: 'Workaround' },
};
