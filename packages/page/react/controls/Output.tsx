import type { ReactNode } from 'react';

const empty = { __html: '' };

/** Renders the place where the page script writes what it found. React leaves its content as it is. */
export default function Output(): ReactNode {
  return <output suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}
