import type { ReactNode } from 'react';

interface Props {
  readonly term: string;
  readonly children: ReactNode;
}

/** Renders a term and its value as a row of a `<dl>`. */
export default function Fact({ term, children }: Props): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
