import type { ReactNode } from 'react';
import { Code } from '@reliure/theme/react';
import styles from './Status.module.css';

interface Props {
  readonly status: string;
}

/** Renders the status of a response, coloured by its class. */
export default function Status({ status }: Props): ReactNode {
  return (
    <Code className={styles.status} data-class={status[0]}>
      {status}
    </Code>
  );
}
