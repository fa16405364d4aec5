import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import ExpandAll from './ExpandAll';
import styles from './Section.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Whether it contains collapsible schemas. */
  readonly hasCollapsibleSchemas?: boolean | undefined;
  readonly children: ReactNode;
}

export default function Section({ id, title, hasCollapsibleSchemas = false, children }: Props): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {hasCollapsibleSchemas && <ExpandAll />}
      </div>
      {children}
    </section>
  );
}
