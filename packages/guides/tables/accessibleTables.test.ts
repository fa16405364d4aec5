import type { PhrasingContent, Root, TableRow } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { accessibleTables } from './accessibleTables.ts';

describe('accessibleTables', () => {
  it.each([
    {
      given: ['Nom | Sens', 'a | un'],
      want: ['th.col Nom', 'th.col Sens', 'td a', 'td un'],
    },
    {
      given: ['| Jour | Nuit', 'Tarif | 1 | 2'],
      want: ['td ', 'th.col Jour', 'th.col Nuit', 'th.row Tarif', 'td 1', 'td 2'],
    },
  ])('marks the header cells of $given', ({ given, want }) => {
    expect(cellsOf(transform(given))).toEqual(want);
  });

  it('gives the cells of more than two columns their titles', () => {
    const columns: unknown[] = [];
    visit(toHast(transform(['Code | Sens | Depuis', 'a | un | 1.0'])), 'element', ({ tagName, properties }) => {
      if (tagName === 'td') columns.push(properties['dataColumn']);
      if (tagName === 'table') columns.push(properties['className']);
    });
    expect(columns).toEqual([['stacked'], 'Code', 'Sens', 'Depuis']);
  });

  it('wraps a table in a scrollable frame', () => {
    expect(toHast(transform(['Nom', 'a']))).toMatchObject({
      children: [{ tagName: 'div', properties: { className: ['scroll-x'] } }],
    });
  });
});

function transform(rows: readonly string[]): Root {
  const tree: Root = { type: 'root', children: [{ type: 'table', children: rows.map(toRow) }] };
  accessibleTables()(tree);
  return tree;
}

function toRow(line: string): TableRow {
  const toText = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  const texts = line.split('|').map((text) => text.trim());
  return { type: 'tableRow', children: texts.map((text) => ({ type: 'tableCell', children: toText(text) })) };
}

/** Returns each cell as the browser receives it: element, scope, text. */
function cellsOf(tree: Root): readonly string[] {
  const cells: string[] = [];
  visit(toHast(tree), 'element', (element) => {
    if (element.tagName !== 'td' && element.tagName !== 'th') return;
    const { scope } = element.properties;
    cells.push(`${element.tagName}${typeof scope === 'string' ? `.${scope}` : ''} ${toString(element)}`);
  });
  return cells;
}
