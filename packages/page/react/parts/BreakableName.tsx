import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly parts: readonly string[];
}

/** Renders a long name that can only break between its parts. */
export default function BreakableName({ parts }: Props): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
