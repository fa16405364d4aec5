import { joinNames } from '@reliure/language';
import { counted } from '@reliure/schema';
import type { Texts } from '../../fr/index.ts';

export const lifecycle: Texts['lifecycle'] = {
  catalogue: 'Lifecycles',
  label: 'Lifecycle',
  description: 'The states of the API’s resources, and the operations that lead from one to another.',
  introduction: 'What becomes of each resource: its states, and what moves it from one to another.',
  searchPhrases: ['State diagrams', 'State machines'],
  heading: (title) => `Lifecycle: ${title}`,
  tables: { states: 'States', transitions: 'Transitions' },
  stateColumns: ['Code', 'Name', 'Meaning'],
  transitionColumns: ['Transition', 'From', 'To', 'Condition'],
  finalState: (title) => `${title} (final)`,
  noState: 'none',
  performedBy: (title, performer) => `${title} (${performer})`,
  counts: (states, transitions) => `${counted(states, 'state')}, ${counted(transitions, 'transition')}`,
  diagram: {
    id: (name) => `diagram-${name}`,
    titleId: (id) => `${id}-title`,
    descriptionId: (id) => `${id}-description`,
    label: (title) => `Diagram: ${title}`,
    description: (states, transitions) =>
      `${counted(states, 'state')} and ${counted(transitions, 'transition')} between them, also listed in tables.`,
    finalLegend: 'Double outline: final state.',
    manualLegend: 'Dashed outline: transition that no operation triggers.',
    transition: (title, from, to) => {
      const start = from.length === 0 ? '' : ` from ${quoted(from)}`;
      const end = to.length === 0 ? '' : ` to ${quoted(to)}`;
      return start + end === '' ? title : `${title},${start}${end}`;
    },
  },
};

function quoted(titles: readonly string[]): string {
  return joinNames(
    titles.map((title) => `“${title}”`),
    'disjunction',
  );
}
