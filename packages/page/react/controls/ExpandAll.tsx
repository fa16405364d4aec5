import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './SmallButton.module.css';

/**
 * Renders the button that expands or collapses all schemas of the page. The page script handles it, and stores the
 * choice. React leaves its text as it is.
 */
export default function ExpandAll(): ReactNode {
  return (
    <button type="button" className={styles.button} data-static="" data-expand-all="" suppressHydrationWarning>
      {translate({ id: 'reference.expandAll', message: 'Expand all' })}
    </button>
  );
}
