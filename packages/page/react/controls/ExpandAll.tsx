import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './ExpandAll.module.css';

/**
 * Renders the button that expands or collapses all schemas of the page. The page script handles it, and stores the
 * choice.
 */
export default function ExpandAll(): ReactNode {
  return (
    <button type="button" className={styles.button} data-static="" data-expand-all="">
      <Translate id="reference.expandAll">Expand all</Translate>
    </button>
  );
}
