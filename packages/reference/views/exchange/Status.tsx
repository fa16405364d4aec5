import type { ReactNode } from 'react';
import styles from './Status.module.css';

interface Props {
  readonly status: string;
}

/** Renders the status of a response, coloured by its class. */
export default function Status({ status }: Props): ReactNode {
  return (
    <code className={styles.status} data-class={status[0]}>
      {status}
    </code>
  );
}
