import type { ReactNode } from 'react';

interface Props {
  readonly columns: readonly ReactNode[];
  readonly className?: string | undefined;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that scrolls by itself where the page is too narrow for it. */
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
