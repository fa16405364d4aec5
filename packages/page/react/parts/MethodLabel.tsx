import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './MethodLabel.module.css';

interface Props {
  /** In upper case. */
  readonly method: string;
  readonly size?: 'small';
}

/** Renders an HTTP method. The colour adds no information to the text. */
export default function MethodLabel({ method, size }: Props): ReactNode {
  return (
    <span
      data-method=""
      translate="no"
      className={clsx(styles.method, styles[method.toLowerCase()], size === 'small' && styles.small)}
    >
      {method}
    </span>
  );
}
