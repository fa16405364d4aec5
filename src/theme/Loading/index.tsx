import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shown while a page’s parts are on their way, and when they do not come. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error !== null && error !== undefined) {
    return (
      <main className={styles.holder} role="alert">
        <h1>La page n’a pas pu être chargée</h1>
        <p>Vérifiez votre connexion, puis réessayez.</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Réessayer
        </button>
        <pre className={styles.error}>{String(error)}</pre>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.holder} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>Chargement de la page…</p>
    </div>
  );
}
