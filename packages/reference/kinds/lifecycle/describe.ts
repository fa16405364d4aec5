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
import { drawLifecycle } from './diagram/draw.ts';
import { texts } from '../../texts/index.ts';
import type { Lifecycle, LifecycleState, Transition } from './model.ts';

/** Describes a life cycle as a diagram and two tables. */
export function describeLifecycle(lifecycle: Lifecycle): readonly Block[] {
  const { description, diagram, searchPhrases: searched } = lifecycle;
  const { tables } = texts().lifecycle;
  const anchors = texts().anchors.lifecycle;
  return [
    text(description),
    ...(diagram === undefined ? [] : [{ kind: 'figure', markup: drawLifecycle({ ...lifecycle, diagram }) } as const]),
    section(anchors.states, tables.states, [describeStates(lifecycle)]),
    section(anchors.transitions, tables.transitions, [describeTransitions(lifecycle)]),
    searchPhrases(searched),
  ];
}

/** Describes the states of a life cycle. */
export function describeStates({ states }: Lifecycle): TableBlock {
  return { kind: 'table', columns: texts().lifecycle.stateColumns, groups: [{ rows: states.map(describeState) }] };
}

function describeState({ code: name, title, description, isFinal }: LifecycleState) {
  return {
    id: codeAnchor(name),
    search: { title },
    cells: [
      text([paragraph(code(name))]),
      words(isFinal ? texts().lifecycle.finalState(title) : title),
      text(description),
    ],
  };
}

/** Describes the transitions of a life cycle. */
export function describeTransitions({ transitions }: Lifecycle): TableBlock {
  return {
    kind: 'table',
    columns: texts().lifecycle.transitionColumns,
    groups: [{ rows: transitions.map(describeTransition) }],
  };
}

function describeTransition({ title, operation, by, from, to, condition }: Transition) {
  const { performedBy, noState } = texts().lifecycle;
  const codes = (names: readonly string[]) => join(names.map((name) => [code(name)]));
  return {
    search: { title },
    cells: [
      operation === undefined
        ? text([paragraph(by === undefined ? title : performedBy(title, by))])
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
        note: phrases(texts().lifecycle.counts(states.length, transitions.length)),
        blocks: skippedText(description),
      })),
    },
  ];
}
