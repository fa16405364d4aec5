import type { ListItem, PhrasingContent, Table } from 'mdast';
import type { Lifecycle, Transition } from './model';
import {
  finalLabel,
  lifecycleTables,
  lifecycleTitle,
  noState,
  stateColumns,
  transitionColumns,
} from './lifecycleWording';
import {
  joinPhrases,
  referencePath,
  serialize,
  toBlocks,
  toCode,
  toItem,
  toLink,
  toOneLine,
  toPageOpening,
  toPageLink,
  toSection,
  toTable,
} from '@apidoc/richtext';
import type { LinkWriter, Links, Phrasing } from '@apidoc/richtext';
import { counted } from '@apidoc/schema';

/** Directives that insert the states, the transitions or the diagram of a life cycle into a guide. */
export const lifecycleDirectiveNames = ['etats', 'transitions', 'diagramme'] as const;

/** Renders the page of a life cycle as Markdown. */
export function toLifecycleMarkdown(lifecycle: Lifecycle, links: Links): string {
  return serialize([
    ...toPageOpening(lifecycleTitle(lifecycle.title), links),
    ...toBlocks(lifecycle.description, links, 3),
    ...toSection(lifecycleTables.states, [toStatesTable(lifecycle, links)]),
    ...toSection(lifecycleTables.transitions, [toTransitionsTable(lifecycle, links)]),
  ]);
}

/** Returns the states of a life cycle as a table. */
export function toStatesTable({ states }: Lifecycle, links: LinkWriter): Table {
  return toTable(
    stateColumns.map((column) => [column]),
    states.map(({ code, title, description, isFinal }) => [
      [toCode(code)],
      [isFinal ? `${title} ${finalLabel}` : title],
      toOneLine(description, links),
    ]),
  );
}

/** Returns the transitions of a life cycle as a table. */
export function toTransitionsTable({ transitions }: Lifecycle, links: LinkWriter): Table {
  return toTable(
    transitionColumns.map((column) => [column]),
    transitions.map((transition) => [
      [toPerformer(transition, links)],
      transition.from.length === 0 ? [noState] : toCodePhrases(transition.from),
      toCodePhrases(transition.to),
      toOneLine(transition.condition, links),
    ]),
  );
}

function toPerformer({ operation, title, by }: Transition, { toUrl }: LinkWriter): Phrasing {
  if (operation === undefined) return by === undefined ? title : `${title} (${by})`;
  return toLink(toUrl(referencePath(operation.slug)), title);
}

function toCodePhrases(codes: readonly string[]): readonly Phrasing[] {
  return joinPhrases(
    codes.map((code): readonly PhrasingContent[] => [toCode(code)]),
    ', ',
  );
}

/** Returns all life cycles as Markdown list items. */
export function toLifecycleItems(lifecycles: readonly Lifecycle[], links: Links): readonly ListItem[] {
  return lifecycles.map(({ slug, title, description, states, transitions }) =>
    toItem(
      [
        toPageLink(slug, title, links),
        `\u00a0: ${counted(states.length, 'état')}, ${counted(transitions.length, 'transition')}`,
      ],
      ...toBlocks(description, links, 'inline'),
    ),
  );
}
