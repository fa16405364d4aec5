import { joinNames } from '@reliure/language';
import { counted } from '@reliure/schema';

export const lifecycle = {
  /** Title of the index. */
  catalogue: 'Cycles de vie',
  /** The kind of page, in results of the search. */
  label: 'Cycle de vie',
  description: 'Les états des ressources de l’API, et les opérations qui mènent de l’un à l’autre.',
  introduction: 'Ce que chaque chose devient\u00a0: ses états, et ce qui la fait passer de l’un à l’autre.',
  searchPhrases: ['Diagrammes d’états', 'Statuts possibles', 'Étapes d’une ressource', 'State diagrams'],
  heading: (title: string) => `Cycle de vie\u00a0: ${title}`,
  tables: { states: 'États', transitions: 'Transitions' },
  stateColumns: ['Code', 'Nom', 'Sens'],
  transitionColumns: ['Transition', 'De', 'Vers', 'Condition'],
  finalState: (title: string) => `${title} (final)`,
  /** Replaces the states if a transition or an operation starts from none. */
  noState: 'aucun',
  /** A transition that no operation performs, with who or what does. */
  performedBy: (title: string, performer: string) => `${title} (${performer})`,
  counts: (states: number, transitions: number) => `${counted(states, 'état')}, ${counted(transitions, 'transition')}`,
  diagram: {
    /** Ids of the diagram and of its parts. */
    id: (name: string) => `diagramme-${name}`,
    titleId: (id: string) => `${id}-titre`,
    descriptionId: (id: string) => `${id}-description`,
    label: (title: string) => `Diagramme\u00a0: ${title}`,
    description: (states: number, transitions: number) =>
      `${states} états et ${transitions} transitions de l’un à l’autre, que des tableaux disent aussi.`,
    finalLegend: 'Double contour\u00a0: état final.',
    manualLegend: 'Contour en pointillé\u00a0: transition qu’aucune opération ne déclenche.',
    /** A transition with the titles of the states that it leaves and reaches; both lists may be empty. */
    transition: (title: string, from: readonly string[], to: readonly string[]) => {
      const start = from.length === 0 ? [] : [`de ${quoted(from)}`];
      const end = to.length === 0 ? [] : [`${from.length === 0 ? 'vers' : 'à'} ${quoted(to)}`];
      const direction = [...start, ...end].join(' ');
      return direction === '' ? title : `${title}, ${direction}`;
    },
  },
};

function quoted(titles: readonly string[]): string {
  return joinNames(
    titles.map((title) => `«\u00a0${title}\u00a0»`),
    'disjunction',
  );
}
