import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import styles from './CopyButton.module.css';

interface Props {
  /** The text to copy; by default the code in the same sample. */
  readonly text?: string;
  /** Says what is copied, for visitors who do not see the position of the button. */
  readonly label?: string;
}

/** Renders a copy button. The page script copies and announces it, so the button needs no handler. */
export default function CopyButton({ text = '', label }: Props): ReactNode {
  const name = label ?? translate({ id: 'code.copy', message: 'Copy code' });
  return (
    <button
      type="button"
      className={clsx(styles.tool, styles.copy)}
      aria-label={name}
      data-static=""
      data-copy={text}
    />
  );
}
