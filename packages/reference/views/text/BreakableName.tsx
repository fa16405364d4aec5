import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly parts: readonly string[];
}

/** A long name that may go on in the next line between its parts, and nowhere else. */
export default function BreakableName({ parts }: Props): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
