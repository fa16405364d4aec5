import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './CopyButton.module.css';

interface Props {
  /** What is copied; without it, the code that stands in the same sample. */
  readonly text?: string;
  /** What is copied, for those who do not see the button’s place. */
  readonly label?: string;
}

/** The page script copies, and says so: the button needs no code of its own. */
export default function CopyButton({ text = '', label }: Props): ReactNode {
  const name = label ?? translate({ id: 'code.copy', message: 'Copier le code' });
  return (
    <button type="button" className={styles.button} aria-label={name} title={name} data-static="" data-copy={text} />
  );
}
