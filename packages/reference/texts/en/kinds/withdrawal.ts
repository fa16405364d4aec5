import type { Texts } from '../../fr/index.ts';

export const withdrawal: Texts['withdrawal'] = {
  description: 'Everything that will be withdrawn from the API, by date, who is concerned, and what replaces it.',
  introduction:
    'Everything that will be withdrawn, by date: addresses, scopes, codes and behaviour. Each item works until that date; the responses of a deprecated operation also announce it in a header.',
  searchPhrases: [
    'Withdrawal calendar',
    'Deprecated operations',
    'End of life of operations',
    'Sunset dates',
    'Withdrawn addresses, scopes and behaviour',
    'Shutdown dates',
    'iCalendar file of withdrawals',
  ],
  columns: ['Works until', 'What is withdrawn', 'Who is concerned', 'Replacement', 'Announcement'],
  callers: 'Clients that call it',
  unknownDay: 'date not announced',
  comparison: 'See what changes between two versions',
  calendar: 'Add these dates to a calendar (iCalendar)',
  events: {
    language: 'EN',
    operation: (title) => `Withdrawal of “${title}”`,
    other: (name) => `Withdrawal: ${name}`,
    replacedBy: (title) => `Replaced by: ${title}`,
  },
};
