import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Row, RowGroup, TableBlock } from '../tables.ts';
import { toPlainText } from '@reliure/richtext';
import { ItemView, PhraseView } from './parts/RichTextView.tsx';
import { useAnchor } from './parts/useAnchor.ts';
import styles from './parts/table.module.css';

interface Props {
  readonly table: TableBlock;
}

/** Renders a table, which scrolls by itself if the page is too narrow. */
export default function TableView({ table: { name, columns, groups, isFiltered, look } }: Props): ReactNode {
  return (
    <div className={clsx('scroll-x', styles.scroll)}>
      <table
        className={clsx(
          styles.table,
          columns.length > 2 && 'stacked',
          columns.length > 3 && styles.wide,
          look !== undefined && [styles.many, styles[look]],
        )}
      >
        {name !== undefined && <caption className="sr-only">{name}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <GroupRows key={index} group={group} columns={columns} isFiltered={isFiltered === true} />
        ))}
      </table>
    </div>
  );
}

interface GroupProps {
  readonly group: RowGroup;
  readonly columns: TableBlock['columns'];
  readonly isFiltered: boolean;
}

function GroupRows({ group: { title, rows }, columns, isFiltered }: GroupProps): ReactNode {
  const isCompared = rows.some(({ change }) => change !== undefined);
  return (
    <tbody
      data-compared-group={isCompared ? '' : undefined}
      data-filter-group={title === undefined ? undefined : toPlainText([{ type: 'paragraph', children: [...title] }])}
    >
      {title !== undefined && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={columns.length}>
            <PhraseView nodes={title} />
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        <RowView key={index} row={row} columns={columns} isFiltered={isFiltered} />
      ))}
    </tbody>
  );
}

interface RowProps extends Pick<GroupProps, 'columns' | 'isFiltered'> {
  readonly row: Row;
}

/** Renders a row. On phones, its cells are below each other, with the names of their columns. */
function RowView({ row, columns, isFiltered }: RowProps): ReactNode {
  const { id, cells, heading = 0, change } = row;
  return (
    <tr
      id={useAnchor(id)}
      data-filter-item={isFiltered ? '' : undefined}
      data-pairs={change?.pairs.join(' ')}
      data-groups={change?.groups.join(' ')}
    >
      {cells.map(({ content, look }, index) => {
        const shown = <ItemView content={content} topLevel={3} />;
        return index === heading ? (
          <th key={index} scope="row">
            {shown}
            {change !== undefined && id !== undefined && <Permalink id={id} name={toPlainText(content)} />}
          </th>
        ) : (
          <td key={index} data-column={columns[index]} className={look === 'soft' ? styles.soft : undefined}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

/** Renders the link of a row to itself, as headings have one. */
function Permalink({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const label = translate({ id: 'reference.field.link', message: 'Copy link to {name}' }, { name });
  return <a className="hash-link" href={`#${id}`} data-copy-link="" aria-label={label} />;
}
