import type { PhrasingContent, Table } from 'mdast';
import type { Lifecycle, Transition } from '../pages/lifecycles';
import { referencePath } from '../pages/paths';
import { joinPhrases, toCode, toLink, toTable, type Phrasing } from './nodes';

/** The states of a life cycle as a table. */
export function toStatesTable({ states }: Lifecycle): Table {
  return toTable(
    [['Statut'], ['Nom'], ['Sens']],
    states.map(({ code, title, description, isFinal }) => [
      [toCode(code)],
      [isFinal ? `${title} (final)` : title],
      [description],
    ]),
  );
}

/** What leads from one state to another; `toUrl` writes the address of an operation from its path. */
export function toTransitionsTable({ transitions }: Lifecycle, toUrl: (path: string) => string): Table {
  return toTable(
    [['De'], ['Opération'], ['Vers'], ['Condition']],
    transitions.map((transition) => [
      transition.from.length === 0 ? ['–'] : toCodes(transition.from),
      [toPerformer(transition, toUrl)],
      toCodes(transition.to),
      [transition.condition],
    ]),
  );
}

function toPerformer({ operation, title, by }: Transition, toUrl: (path: string) => string): Phrasing {
  if (operation === undefined) return by === undefined ? title : `${title} (${by})`;
  return toLink(toUrl(referencePath(operation.slug)), title);
}

function toCodes(codes: readonly string[]): readonly Phrasing[] {
  return joinPhrases(
    codes.map((code): readonly PhrasingContent[] => [toCode(code)]),
    ', ',
  );
}
