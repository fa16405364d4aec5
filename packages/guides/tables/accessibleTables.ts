import type { Blockquote, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Makes the tables of guides and posts such that a screen reader can tell each cell’s headers, and that a narrow screen
 * scrolls the table instead of the page. Where the first column has no title, its cells are what the rows are called.
 *
 * @see https://www.w3.org/WAI/tutorials/tables/two-headers/
 */
export function accessibleTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      nameHeaders(table);
      parent.children[index] = toScrollable(table);
      return [SKIP, index + 1];
    });
  };
}

function nameHeaders({ children: [header, ...rows] }: Table): void {
  const [corner, ...titles] = header?.children ?? [];
  if (corner === undefined) return;
  for (const cell of titles) setElement(cell, 'th', 'col');
  if (toString(corner).trim() !== '') {
    setElement(corner, 'th', 'col');
    return;
  }
  // A header without a name is none.
  setElement(corner, 'td');
  for (const { children } of rows) if (children[0] !== undefined) setElement(children[0], 'th', 'row');
}

function setElement(cell: TableCell, hName: 'td' | 'th', scope?: 'col' | 'row'): void {
  cell.data = { ...cell.data, hName, ...(scope !== undefined && { hProperties: { scope } }) };
}

/** Markdown has no plain frame: a quotation carries it, and becomes a `div`. */
function toScrollable(table: Table): Blockquote {
  return { type: 'blockquote', data: { hName: 'div', hProperties: { className: ['scroll-x'] } }, children: [table] };
}
