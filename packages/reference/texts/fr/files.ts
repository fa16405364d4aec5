export const files = {
  /** Section of the index of Markdown files for the pages about the whole API. */
  overviewSection: 'Référence',
  /** Title of a feed of the changelog, for feed readers. */
  feed: (site: string, format: string) => `${site} — journal des modifications (${format})`,
};
