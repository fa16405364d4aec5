import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export default function Section({ id, title, children }: Props): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
