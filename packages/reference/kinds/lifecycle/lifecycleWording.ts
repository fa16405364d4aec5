/** What pages of life cycles are below, and what it begins with. */
export const lifecycleCatalogue = { slug: 'etats', title: 'Cycles de vie' } as const;

/** What the index of life cycles begins with. */
export const lifecyclesWording =
  'Ce que chaque chose devient\u00a0: ses états, et ce qui la fait passer de l’un à l’autre.';

/** Sections of the page of a life cycle. */
export const lifecycleSections = { states: 'liste-des-etats', transitions: 'liste-des-transitions' } as const;

/** What the page of a life cycle is called. */
export function lifecycleTitle(title: string): string {
  return `Cycle de vie\u00a0: ${title}`;
}

/** Titles of the two tables that tell it. */
export const lifecycleTables = { states: 'États', transitions: 'Transitions' } as const;

/** Columns of the table of states, in their order. */
export const stateColumns = ['Code', 'Nom', 'Sens'] as const;

/** Columns of the table of transitions, in their order. */
export const transitionColumns = ['Transition', 'De', 'Vers', 'Condition'] as const;

/** Stands after the name of a state that nothing leaves. */
export const finalMark = '(final)';

/** Where a transition, or an operation, starts from no state. */
export const noState = 'aucun';
