import type { Messages } from './messages.fr.ts';

/** The messages of the page script in English. */
export const messages: Messages = {
  server: 'Server for the examples',
  serverOf: (variable: string) => `Server: that in ${variable}`,
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyRefused: 'The browser refused to copy',
  source: 'Source:',
  textNotLoaded: 'The text to copy could not be loaded',
  startFailed: 'Part of this site could not be loaded. Check your connection.',
  retry: 'Try again',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  scrollableCode: 'Scrollable code',
  scrollableTable: 'Scrollable table',
  matches: (count) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  searchSite: (text) => `Search the whole site for “${text}”`,
  compared: (from, to, group, count, breaking) => {
    const releases = `${from} to ${to}${group === '' ? '' : `, for “${group}”`}`;
    return count === 0
      ? `Nothing changed from ${releases}.`
      : `From ${releases}: ${count} change${count > 1 ? 's' : ''}, ${breaking === 0 ? 'none' : breaking} breaking.`;
  },
  unknownRelease: (version) => `There is no release ${version}.`,
  sameRelease: (title) => `Choose two different releases: ${title} is on both sides.`,
};
