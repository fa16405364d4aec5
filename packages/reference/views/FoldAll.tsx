import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './FoldAll.module.css';

/**
 * Renders the button that expands or collapses all schemas of the page. The page script handles it, and stores the
 * choice.
 */
export default function FoldAll(): ReactNode {
  return (
    <button type="button" className={styles.button} data-static="" data-fold-all="">
      <Translate id="reference.unfold">Tout déplier</Translate>
    </button>
  );
}
