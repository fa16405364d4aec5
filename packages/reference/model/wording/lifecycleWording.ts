/** Slug and title of the index of life cycles. */
export const lifecycleCatalogue = { slug: 'etats', title: 'Cycles de vie' } as const;

/** First paragraph of the index of life cycles. */
export const lifecyclesWording =
  'Ce que chaque chose devient\u00a0: ses états, et ce qui la fait passer de l’un à l’autre.';

/** Anchors of the sections of a life cycle’s page. */
export const lifecycleSections = { states: 'liste-des-etats', transitions: 'liste-des-transitions' } as const;

/** Returns the heading of a life cycle’s page. */
export function lifecycleTitle(title: string): string {
  return `Cycle de vie\u00a0: ${title}`;
}

/** Titles of the two tables of a life cycle. */
export const lifecycleTables = { states: 'États', transitions: 'Transitions' } as const;

/** Columns of the table of states, in order. */
export const stateColumns = ['Code', 'Nom', 'Sens'] as const;

/** Columns of the table of transitions, in order. */
export const transitionColumns = ['Transition', 'De', 'Vers', 'Condition'] as const;

/** Suffix for the title of a final state. */
export const finalLabel = '(final)';

/** Replaces the states if a transition or an operation starts from none. */
export const noState = 'aucun';
