import type { ReactNode } from 'react';
import styles from './ServerChoice.module.css';

const empty = { __html: '' };

/**
 * Renders the place where the page script lists the servers, in the first call of a page. React leaves its content as it
 * is.
 */
export default function ServerChoice(): ReactNode {
  return <span className={styles.choice} data-servers="" suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}
