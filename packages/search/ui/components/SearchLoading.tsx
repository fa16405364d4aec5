import { useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './SearchFailure.module.css';

/** Milliseconds after which the visitor is given the reason for the wait. */
const slowAfterMs = 4000;

/** Renders a notice that the index is loading, and a second one when this takes long. */
export default function SearchLoading(): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.message}>
      <Translate id="search.loading">Loading the index…</Translate>
      {isSlow && (
        <span className={styles.cause}>
          <Translate id="search.slow">
            The connection is slow: you can search as soon as the index has loaded.
          </Translate>
        </span>
      )}
    </p>
  );
}
