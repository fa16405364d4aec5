import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';
import { toMessages } from './toMessages.ts';

interface Props {
  /** Docusaurus declares this as an error, but it can be any thrown value. */
  readonly error: unknown;
  readonly tryAgain: () => void;
}

/**
 * Renders a message that a page crashed, with the reason. It uses no component, context or hook, which may be broken
 * themselves: `translate` only looks up a constant.
 */
export default function CrashMessage({ error, tryAgain }: Props): ReactNode {
  const cause = translate({ id: 'crash.cause', message: 'Cause:' });
  return (
    <main className={styles.crash}>
      <h1>{translate({ id: 'crash.title', message: 'This page has encountered an error' })}</h1>
      <p>
        {translate({
          id: 'crash.remedy',
          message: 'The error is in this site. Try again; if it happens again, report it with the text below.',
        })}
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        {translate({ id: 'crash.retry', message: 'Try again' })}
      </button>
      <pre className={styles.causes}>{toMessages(error).join(`\n\n${cause}\n`)}</pre>
    </main>
  );
}
