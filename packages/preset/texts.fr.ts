export const fr = {
  language: 'Français',
  navbar: { guides: 'Documentation', reference: 'API' },
  blogFeed: (siteTitle: string) => `${siteTitle} — blog`,
  footnotes: {
    title: 'Sources',
    /** @param occurrence Counts from 1 the references to the same note. */
    back: (note: number, occurrence: number) =>
      `Retour à l’appel de note ${note}${occurrence > 1 ? `, ${occurrence}` : ''}`,
  },
  fictitiousHosts: 'Les adresses en « .example » sont fictives\u00a0: elles ne mènent à aucun site.',
  /** Page about the offline copy, in `src/pages`. */
  offlinePage: 'hors-ligne.mdx',
};

/** The texts of this package. */
export type Texts = typeof fr;
