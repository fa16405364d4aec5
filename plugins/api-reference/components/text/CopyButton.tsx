import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './CopyButton.module.css';

interface Props {
  readonly text: string;
  /** What is copied, for those who do not see the button’s place. */
  readonly label?: string;
}

type Outcome = 'copied' | 'failed';

const shownForMs = 2000;

/** Copies a text and says so, to eyes and to screen readers. */
export default function CopyButton({ text, label }: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    writeToClipboard(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );

  const name = label ?? translate({ id: 'reference.copy.label', message: 'Copier le code' });
  return (
    <span className={styles.holder}>
      <button type="button" className={styles.button} aria-label={name} title={name} onClick={() => void copy()}>
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path fill="currentColor" d={outcome === 'copied' ? checkPath : copyPath} />
        </svg>
      </button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && translate({ id: 'reference.copy.done', message: 'Copié' })}
        {outcome === 'failed' && translate({ id: 'reference.copy.failed', message: 'Copie refusée par le navigateur' })}
      </span>
    </span>
  );
}

async function writeToClipboard(text: string): Promise<void> {
  // Absent on pages that are not served securely.
  if (!('clipboard' in navigator)) throw new Error('No clipboard on this page.');
  await navigator.clipboard.writeText(text);
}

const copyPath =
  'M8 3h11a2 2 0 0 1 2 2v11h-2V5H8V3Zm-3 4h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9c0-1.1.9-2 2-2Zm0 2v10h9V9H5Z';
const checkPath = 'm9 16.2-3.5-3.5L4 14.2l5 5 11-11-1.5-1.5L9 16.2Z';
