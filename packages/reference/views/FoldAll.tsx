import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './FoldAll.module.css';

/** Unfolds or folds every schema of the page; the page script does it, and remembers. */
export default function FoldAll(): ReactNode {
  return (
    <button type="button" className={styles.button} data-static="" data-fold-all="">
      <Translate id="reference.unfold">Tout déplier</Translate>
    </button>
  );
}
