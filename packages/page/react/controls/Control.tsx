import type { ReactNode } from 'react';
import { ServerChoice } from '@reliure/theme/react';
import type { ControlBlock } from '../../controls.ts';
import ReaderButton from './ReaderButton.tsx';
import ReleaseChoice from './ReleaseChoice.tsx';

interface Props {
  readonly block: ControlBlock;
}

/** Renders controls of a page, which scripts handle. */
export default function Control({ block: { control } }: Props): ReactNode {
  switch (control.name) {
    case 'server':
      return <ServerChoice />;
    case 'releases':
      return <ReleaseChoice {...control} />;
    case 'reader':
      return <ReaderButton {...control} />;
  }
}
