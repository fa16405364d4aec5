import {
  code,
  join,
  pageLink,
  paragraph,
  phrases,
  searchPhrases,
  section,
  skippedText,
  text,
  words,
} from '@reliure/page';
import type { Block, TableBlock } from '@reliure/page';
import { codeAnchor } from '@reliure/richtext';
import { counted } from '@reliure/schema';
import { drawLifecycle } from './diagram/draw.ts';
import {
  finalLabel,
  lifecycleSections,
  lifecycleTables,
  noState,
  stateColumns,
  transitionColumns,
} from '../../model/wording/lifecycleWording.ts';
import type { Lifecycle, LifecycleState, Transition } from './model.ts';

/** Describes a life cycle as a diagram and two tables. */
export function describeLifecycle(lifecycle: Lifecycle): readonly Block[] {
  const { description, diagram, searchPhrases: searched } = lifecycle;
  return [
    text(description),
    ...(diagram === undefined ? [] : [{ kind: 'figure', markup: drawLifecycle({ ...lifecycle, diagram }) } as const]),
    section(lifecycleSections.states, lifecycleTables.states, [describeStates(lifecycle)]),
    section(lifecycleSections.transitions, lifecycleTables.transitions, [describeTransitions(lifecycle)]),
    searchPhrases(searched),
  ];
}

/** Describes the states of a life cycle. */
export function describeStates({ states }: Lifecycle): TableBlock {
  return { kind: 'table', columns: stateColumns, groups: [{ rows: states.map(describeState) }] };
}

function describeState({ code: name, title, description, isFinal }: LifecycleState) {
  return {
    id: codeAnchor(name),
    search: { title },
    cells: [text([paragraph(code(name))]), words(isFinal ? `${title} ${finalLabel}` : title), text(description)],
  };
}

/** Describes the transitions of a life cycle. */
export function describeTransitions({ transitions }: Lifecycle): TableBlock {
  return { kind: 'table', columns: transitionColumns, groups: [{ rows: transitions.map(describeTransition) }] };
}

function describeTransition({ title, operation, by, from, to, condition }: Transition) {
  const codes = (names: readonly string[]) => join(names.map((name) => [code(name)]));
  return {
    search: { title },
    cells: [
      operation === undefined
        ? text([paragraph(by === undefined ? title : `${title} (${by})`)])
        : words(pageLink(operation.slug, title)),
      words(...(from.length === 0 ? [noState] : codes(from))),
      words(...codes(to)),
      text(condition),
    ],
  };
}

/** Describes the index of life cycles. */
export function describeLifecycleIndex(lifecycles: readonly Lifecycle[]): readonly Block[] {
  return [
    {
      kind: 'list',
      look: 'cards',
      items: lifecycles.map(({ slug, title, description, states, transitions }) => ({
        phrases: phrases(pageLink(slug, title)),
        note: phrases(`${counted(states.length, 'état')}, ${counted(transitions.length, 'transition')}`),
        blocks: skippedText(description),
      })),
    },
  ];
}
