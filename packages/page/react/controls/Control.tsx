import type { ReactNode } from 'react';
import { ServerChoice } from '@reliure/theme/react';
import type { ControlBlock } from '../../controls.ts';
import ReleaseChoice from './ReleaseChoice.tsx';

interface Props {
  readonly block: ControlBlock;
}

/** Renders fields of a page, which the page script handles. */
export default function Control({ block: { control } }: Props): ReactNode {
  switch (control.name) {
    case 'server':
      return <ServerChoice />;
    case 'releases':
      return <ReleaseChoice {...control} />;
  }
}
