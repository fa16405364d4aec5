import type { ReactNode } from 'react';

interface Props {
  readonly columns: readonly ReactNode[];
  readonly className?: string | undefined;
  /** Rows of the table. */
  readonly children: ReactNode;
}

/** Renders a table that scrolls by itself if the page is too narrow. */
export default function Table({ columns, className, children }: Props): ReactNode {
  return (
    <div className="scroll-x">
      <table className={className}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
