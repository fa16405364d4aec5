import type { Blockquote, Root, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Creates a remark plugin that lets screen readers find the headers of each cell in the tables of guides and posts, and
 * lets narrow screens scroll the table instead of the page, or show the cells of more than two columns below each other.
 * If the first column has no title, its cells are row headers.
 *
 * @see https://www.w3.org/WAI/tutorials/tables/two-headers/
 */
export function accessibleTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      setHeaders(table);
      parent.children[index] = toScrollable(table);
      return [SKIP, index + 1];
    });
  };
}

function setHeaders(table: Table): void {
  const [header, ...rows] = table.children;
  const [corner, ...titles] = header?.children ?? [];
  if (corner === undefined) return;
  if (titles.length > 1) {
    table.data = { hProperties: { className: ['stacked'] } };
    nameColumns([corner, ...titles], rows);
  }
  for (const cell of titles) setElement(cell, 'th', 'col');
  if (toString(corner).trim() !== '') {
    setElement(corner, 'th', 'col');
    return;
  }
  // A header cell without text is not a header.
  setElement(corner, 'td');
  for (const { children } of rows) if (children[0] !== undefined) setElement(children[0], 'th', 'row');
}

/** Gives each cell the title of its column, for screens on which that is not above it. */
function nameColumns(titles: readonly TableCell[], rows: readonly TableRow[]): void {
  const names = titles.map((title) => toString(title).trim());
  for (const { children } of rows)
    for (const [index, cell] of children.entries())
      cell.data = { ...cell.data, hProperties: { dataColumn: names[index] } };
}

function setElement(cell: TableCell, hName: 'td' | 'th', scope?: 'col' | 'row'): void {
  cell.data = {
    ...cell.data,
    hName,
    ...(scope !== undefined && { hProperties: { ...cell.data?.hProperties, scope } }),
  };
}

/** Wraps a table in a scrollable frame. Markdown has no neutral container, so a blockquote is rendered as a `div`. */
function toScrollable(table: Table): Blockquote {
  return { type: 'blockquote', data: { hName: 'div', hProperties: { className: ['scroll-x'] } }, children: [table] };
}
