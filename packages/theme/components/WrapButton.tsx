import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './CopyButton.module.css';

/** Renders a button that wraps long lines of code. It is shown if there are some; the page script wraps them. */
export default function WrapButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.tool, styles.wrap)}
      aria-pressed={false}
      aria-label={translate({ id: 'code.wrap', message: 'Wrap long lines' })}
      data-static=""
      data-wrap=""
    />
  );
}
