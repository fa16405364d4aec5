/** Slug and title of the calendar of withdrawals. */
export const withdrawalCatalogue = { slug: 'retraits', title: 'Retraits prévus' } as const;

/** Slug and title of the page that compares releases. */
export const comparisonCatalogue = { slug: 'comparaison', title: 'Comparer deux versions' } as const;

/** Slug and title of the page of known issues. */
export const knownIssueCatalogue = { slug: 'problemes-connus', title: 'Problèmes connus' } as const;
