import type { ReactNode } from 'react';
import Output from './Output.tsx';
import styles from './Filter.module.css';

interface Props {
  /** Names what the field filters: « Filtrer les opérations ». */
  readonly label: string;
  /** Whether its text is kept in the address. A page has at most one such field. */
  readonly isInAddress?: boolean;
}

/**
 * Renders the field that filters the list around it, an element with `data-filter-list`. The page script handles it, so
 * it is hidden without scripts.
 */
export default function Filter({ label, isInAddress = false }: Props): ReactNode {
  return (
    <div className={styles.filter}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-static=""
        data-filter={isInAddress ? 'address' : ''}
      />
      <Output />
    </div>
  );
}
