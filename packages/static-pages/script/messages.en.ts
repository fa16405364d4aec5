import type { messages as french } from './messages.fr.ts';

/** The messages of the script in English. */
export const messages: typeof french = {
  startFailed: 'Part of this site could not be loaded. Check your connection.',
  retry: 'Try again',
};
