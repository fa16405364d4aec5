import type { ReactNode } from 'react';

interface Props {
  readonly columns: readonly ReactNode[];
  /** Class of the cells of each column. */
  readonly classes?: readonly (string | undefined)[] | undefined;
  /** Rows of the table. */
  readonly children: ReactNode;
}

/** Renders a table that scrolls by itself if the page is too narrow. */
export default function Table({ columns, classes, children }: Props): ReactNode {
  return (
    <div className="scroll-x">
      <table>
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={classes?.[index]}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
