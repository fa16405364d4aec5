import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type ThemeLoading from '@theme/Loading';
import { events } from '@reliure/browser';
import styles from './styles.module.css';

/** Renders a notice while a page is loading, or when it could not be loaded. */
export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof ThemeLoading>): ReactNode {
  const hasFailed = error !== null && error !== undefined;
  const isFirst = useRef(true);

  // A request that failed before this component was shown is repeated once: once a part has loaded, a part nested in it
  // may load too.
  useLayoutEffect(() => {
    if (hasFailed && isFirst.current) retry();
    isFirst.current = false;
  }, [hasFailed, retry]);

  // The content that replaces this notice appears without a change of URL.
  useEffect(() => () => void document.dispatchEvent(new Event(events.changed)), []);

  if (hasFailed) {
    return (
      <div className={styles.holder} role="alert">
        <h1>
          <Translate id="loading.failed">The page could not be loaded</Translate>
        </h1>
        <p>
          <Translate id="loading.remedy">Check your connection, then try again.</Translate>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="loading.retry">Try again</Translate>
        </button>
        <pre className={styles.error}>{String(error)}</pre>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.holder} role="status">
      <span className="spinner" aria-hidden="true" />
      <p>
        <Translate id="loading.message">Loading page…</Translate>
      </p>
    </div>
  );
}
