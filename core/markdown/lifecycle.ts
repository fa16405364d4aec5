import type { PhrasingContent, Table } from 'mdast';
import type { Lifecycle, Transition } from '../pages/lifecycles';
import { referencePath } from '../pages/paths';
import type { Links } from './links';
import { joinPhrases, toCode, toHeading, toLink, toPageLine, toSection, toTable, type Phrasing } from './nodes';
import { toBlocks, toOneLine, type LinkWriter } from './richText';
import { serialize } from './serialize';

/** The directives by which a guide asks for the states, the transitions or the drawing of a life cycle. */
export const lifecycleDirectiveNames = ['etats', 'transitions', 'diagramme'] as const;

/** Everything that the page of a life cycle says. */
export function toLifecycleMarkdown(lifecycle: Lifecycle, links: Links): string {
  return serialize([
    toHeading(1, `Cycle de vie\u00a0: ${lifecycle.title}`),
    toPageLine(links.pageUrl),
    ...toBlocks(lifecycle.description, links, 3),
    ...toSection('États', [toStatesTable(lifecycle, links)]),
    ...toSection('Transitions', [toTransitionsTable(lifecycle, links)]),
  ]);
}

/** The states of a life cycle as a table. */
export function toStatesTable({ states }: Lifecycle, links: LinkWriter): Table {
  return toTable(
    [['Statut'], ['Nom'], ['Sens']],
    states.map(({ code, title, description, isFinal }) => [
      [toCode(code)],
      [isFinal ? `${title} (final)` : title],
      toOneLine(description, links),
    ]),
  );
}

/** What leads from one state to another, as a table. */
export function toTransitionsTable({ transitions }: Lifecycle, links: LinkWriter): Table {
  return toTable(
    [['De'], ['Opération'], ['Vers'], ['Condition']],
    transitions.map((transition) => [
      transition.from.length === 0 ? ['–'] : toCodes(transition.from),
      [toPerformer(transition, links)],
      toCodes(transition.to),
      toOneLine(transition.condition, links),
    ]),
  );
}

function toPerformer({ operation, title, by }: Transition, { toUrl }: LinkWriter): Phrasing {
  if (operation === undefined) return by === undefined ? title : `${title} (${by})`;
  return toLink(toUrl(referencePath(operation.slug)), title);
}

function toCodes(codes: readonly string[]): readonly Phrasing[] {
  return joinPhrases(
    codes.map((code): readonly PhrasingContent[] => [toCode(code)]),
    ', ',
  );
}
