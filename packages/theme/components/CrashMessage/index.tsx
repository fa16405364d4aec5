import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { toMessages } from './toMessages';

interface Props {
  /** An error, as Docusaurus says; in truth whatever was thrown. */
  readonly error: unknown;
  readonly tryAgain: () => void;
}

/** Says that a page crashed, and why, without needing anything of the site that may itself be broken. */
export default function CrashMessage({ error, tryAgain }: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>Cette page a planté</h1>
      <p>L’erreur vient de ce site. Réessayez{'\u202f'}; si elle revient, signalez-la avec le texte ci-dessous.</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Réessayer
      </button>
      <pre className={styles.causes}>{toMessages(error).join('\n\nCause\u00a0:\n')}</pre>
    </main>
  );
}
