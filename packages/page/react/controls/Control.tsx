import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { ServerChoice } from '@reliure/theme/react';
import type { ControlBlock, ResponseReader } from '../../controls.ts';
import { useSitePath } from '../parts/sitePath.ts';
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
      return <Reader {...control} />;
  }
}

function Reader({ operation, errors }: ResponseReader): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const toSitePath = useSitePath();
  const resolve = (address: string) => withBaseUrl(toSitePath(address));
  return (
    <ReaderButton
      {...(operation !== undefined && { operation: { ...operation, contract: resolve(operation.contract) } })}
      {...(errors !== undefined && { errors: resolve(errors) })}
    />
  );
}
