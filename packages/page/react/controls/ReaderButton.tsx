import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReaderPlace } from '@reliure/reader';
import { useSitePath } from '../parts/sitePath.ts';
import styles from './SmallButton.module.css';

const empty = { __html: '' };

/**
 * Renders the button that opens the reader, and the place where it opens. The client module handles both. React leaves the
 * content of the place as it is.
 */
export default function ReaderButton({ operation, errors = '' }: ReaderPlace): ReactNode {
  const toSitePath = useSitePath();
  const file = useBaseUrl(toSitePath(errors));
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        data-reader={errors === '' ? '' : file}
        data-http-method={operation?.method}
        data-path={operation?.path}
        data-anchor={operation?.anchor}
        aria-expanded="false"
      >
        {translate({ id: 'reference.readResponse', message: 'Read a response' })}
      </button>
      <div suppressHydrationWarning dangerouslySetInnerHTML={empty} />
    </div>
  );
}
