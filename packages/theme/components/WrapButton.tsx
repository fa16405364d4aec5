import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import copy from './CopyButton.module.css';
import styles from './WrapButton.module.css';

/** Renders a button that wraps long lines of code. It is shown if there are some; the page script wraps them. */
export default function WrapButton(): ReactNode {
  const name = translate({ id: 'code.wrap', message: 'Wrap long lines' });
  return (
    <button
      type="button"
      className={clsx(copy.tool, styles.wrap)}
      aria-label={name}
      aria-pressed={false}
      title={name}
      data-static=""
      data-wrap=""
    />
  );
}
