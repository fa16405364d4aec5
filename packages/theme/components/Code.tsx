import type { ComponentProps, ReactNode } from 'react';

/** Renders a name or code of the API, which browsers that translate the page leave as it is. */
export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
