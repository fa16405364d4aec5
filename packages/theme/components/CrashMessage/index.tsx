import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { toMessages } from './toMessages.ts';

interface Props {
  /** Docusaurus declares this as an error, but it can be any thrown value. */
  readonly error: unknown;
  readonly tryAgain: () => void;
}

/** Renders a message that a page crashed, with the reason. It uses no part of the site that may be broken itself. */
export default function CrashMessage({ error, tryAgain }: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>Cette page a rencontré une erreur</h1>
      <p>L’erreur vient de ce site. Réessayez{'\u202f'}; si elle revient, signalez-la avec le texte ci-dessous.</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Réessayer
      </button>
      <pre className={styles.causes}>{toMessages(error).join('\n\nCause\u00a0:\n')}</pre>
    </main>
  );
}
