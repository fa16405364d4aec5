/** Events of the document with which React and the features of the page script notify each other. */
export const events = {
  /** React’s scripts are requested now, and not with the page. */
  starting: 'site:starting',
  /** React has hydrated the page and handles its events from now on. */
  ready: 'site:ready',
  /** The page has changed without a new document. */
  changed: 'site:changed',
  /** The fragment of the URL has changed on the same page. */
  moved: 'site:moved',
  /** A list has received items after the page was loaded. */
  filled: 'site:filled',
} as const;
