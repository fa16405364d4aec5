import type { ReactNode } from 'react';
import type { GroupData } from '../props';
import Sidebar from './sidebar/Sidebar';
import styles from './ReferencePage.module.css';

interface Props {
  readonly group?: GroupData;
  /** `null` for the landing page. */
  readonly activeSlug: string | null;
  readonly children: ReactNode;
}

/** The sidebar and the column beside it. */
export default function ReferencePage({ group, activeSlug, children }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <Sidebar activeSlug={activeSlug} {...(group !== undefined && { current: group })} />
      <main className={styles.main}>{children}</main>
    </div>
  );
}
