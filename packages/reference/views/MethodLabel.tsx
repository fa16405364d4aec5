import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './MethodLabel.module.css';

interface Props {
  /** Upper case. */
  readonly method: string;
  readonly size?: 'small';
}

/** An HTTP method as text; colour only repeats what it says. */
export default function MethodLabel({ method, size }: Props): ReactNode {
  return (
    <span
      data-method=""
      className={clsx(styles.method, styles[method.toLowerCase()], size === 'small' && styles.small)}
    >
      {method}
    </span>
  );
}
