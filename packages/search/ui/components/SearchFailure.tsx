import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Failure } from '../client/failure.ts';
import { failureWording } from './failureWording.ts';
import styles from './SearchFailure.module.css';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Renders the reason why the search failed, and a button to try again. */
export default function SearchFailure({ failure, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Translate id="search.failed">Search is currently unavailable.</Translate>
        <span className={styles.cause}>{failureWording(failure)}</span>
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate id="search.retry">Try again</Translate>
      </button>
    </div>
  );
}
