import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './SearchFailure.module.css';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Renders the reason why the search failed, and a button to try again. */
export default function SearchFailure({ message, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Translate id="search.failed">La recherche n’est pas disponible pour l’instant.</Translate>
        <span className={styles.cause}>{message}</span>
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate id="search.retry">Réessayer</Translate>
      </button>
    </div>
  );
}
