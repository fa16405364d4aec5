import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ReaderPlace } from '@reliure/reader';
import styles from './ReaderButton.module.css';

const empty = { __html: '' };

/**
 * Renders the button that opens the reader, and the place where it opens. The client module handles both. React leaves the
 * content of the place as it is.
 */
export default function ReaderButton(place: ReaderPlace): ReactNode {
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} data-reader={JSON.stringify(place)} aria-expanded="false">
        {translate({ id: 'reference.readResponse', message: 'Read a response' })}
      </button>
      <div suppressHydrationWarning dangerouslySetInnerHTML={empty} />
    </div>
  );
}
