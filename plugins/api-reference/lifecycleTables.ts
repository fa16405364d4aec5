import { readFile } from 'node:fs/promises';
import type { PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Lifecycle, Transition } from '../../core/pages/lifecycles';
import { referencePath } from '../../core/pages/paths';

interface Options {
  /** JSON list of life cycles, which the plugin writes before any page is compiled. */
  readonly lifecyclesFile: string;
  /** Whether the guides were written for this contract: then a life cycle that is missing is a fault. */
  readonly isStrict: boolean;
}

/**
 * Puts tables of the contract’s life cycles where a guide asks for them: `::etats{cycle="visite"}` for the states,
 * `::transitions{cycle="visite"}` for what leads from one to another.
 */
export function lifecycleTables({ lifecyclesFile, isStrict }: Options) {
  return async (tree: Root, file: { readonly path: string }): Promise<void> => {
    if (!tree.children.some(isTableDirective)) return;
    const lifecycles = JSON.parse(await readFile(lifecyclesFile, 'utf8')) as readonly Lifecycle[];
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (!isTableDirective(node)) return [node];
      const wanted = node.attributes?.['cycle'] ?? '';
      const lifecycle = lifecycles.find(({ name }) => name === wanted);
      if (lifecycle !== undefined)
        return [node.name === 'etats' ? statesTable(lifecycle) : transitionsTable(lifecycle)];
      if (!isStrict) return [];
      const known = lifecycles.map(({ name }) => name).join(', ');
      const line = String(node.position?.start.line ?? 1);
      throw new Error(
        `${file.path}:${line} ::${node.name}{cycle="${wanted}"}: no such life cycle. Choose one of: ${known}.`,
      );
    });
  };
}

type TableDirective = LeafDirective & { readonly name: 'etats' | 'transitions' };

function isTableDirective(node: RootContent): node is TableDirective {
  return node.type === 'leafDirective' && (node.name === 'etats' || node.name === 'transitions');
}

function statesTable({ states }: Lifecycle): Table {
  const rows = states.map(({ code, title, description, isFinal }) => [
    [toCode(code)],
    [toText(isFinal ? `${title} (final)` : title)],
    [toText(description)],
  ]);
  return toTable(['Statut', 'Nom', 'Sens'], rows);
}

function transitionsTable({ transitions }: Lifecycle): Table {
  const rows = transitions.map((transition) => [
    transition.from.length === 0 ? [toText('–')] : toCodes(transition.from),
    [toPerformer(transition)],
    toCodes(transition.to),
    [toText(transition.condition)],
  ]);
  return toTable(['De', 'Opération', 'Vers', 'Condition'], rows);
}

function toPerformer({ operation, title, by }: Transition): PhrasingContent {
  if (operation === undefined) return toText(by === undefined ? title : `${title} (${by})`);
  return { type: 'link', url: referencePath(operation.slug), children: [toText(title)] };
}

function toCodes(codes: readonly string[]): PhrasingContent[] {
  return codes.flatMap((code, index) => (index === 0 ? [toCode(code)] : [toText(', '), toCode(code)]));
}

function toCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function toText(value: string): PhrasingContent {
  return { type: 'text', value };
}

function toTable(header: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table {
  const toCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });
  return {
    type: 'table',
    children: [
      { type: 'tableRow', children: header.map((title) => toCell([toText(title)])) },
      ...rows.map((cells) => ({ type: 'tableRow' as const, children: cells.map(toCell) })),
    ],
  };
}
