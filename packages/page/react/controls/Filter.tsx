import type { ReactNode } from 'react';
import Output from './Output.tsx';
import styles from './Filter.module.css';

interface Props {
  /** Names what the field filters: « Filtrer les opérations ». */
  readonly label: string;
  /** The parameter of the address in which its text is kept, if any. A page has at most one such field. */
  readonly parameter?: string;
}

/**
 * Renders the field that filters the list around it, an element with `data-filter-list`. The page script handles it, so
 * it is hidden without scripts.
 */
export default function Filter({ label, parameter }: Props): ReactNode {
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
        name={parameter}
      />
      <Output />
    </div>
  );
}
