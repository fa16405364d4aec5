import type { ReactNode } from 'react';
import Output from './Output.tsx';
import styles from './Filter.module.css';

interface Props {
  /** Names what the field filters: « Filtrer les opérations ». */
  readonly label: string;
}

/**
 * Renders the field that filters the list around it, an element with `data-filter-list`. The page script handles it, so
 * it is hidden without scripts.
 */
export default function Filter({ label }: Props): ReactNode {
  return (
    <div className={styles.filter}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        data-static=""
        data-filter=""
      />
      <Output />
    </div>
  );
}
