/** What React and the page script tell each other, as events of the document. */
export const events = {
  /** React has taken over the page: from now on it answers by itself. */
  ready: 'site:ready',
  /** The page has changed without a new document. */
  changed: 'site:changed',
  /** The address names another place of the page. */
  moved: 'site:moved',
} as const;

/** What React hands over with `ready`. */
export interface ReadyDetail {
  /** Loads ahead what a page needs; harmless when it is there already. */
  readonly preload: (pathname: string) => unknown;
}

declare global {
  interface DocumentEventMap {
    [events.ready]: CustomEvent<ReadyDetail>;
  }
}
