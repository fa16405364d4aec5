import type { ReactNode } from 'react';
import Sidebar from '../sidebar/Sidebar.tsx';
import { useLayout } from '../sidebar/layout.ts';
import styles from './ReferenceFrame.module.css';

interface Props {
  /** `null` for the landing page. */
  readonly activeSlug: string | null;
  readonly children: ReactNode;
}

/** Renders the sidebar and the main column. */
export default function ReferenceFrame({ activeSlug, children }: Props): ReactNode {
  return (
    <div data-reference-frame="">
      <div className={styles.frame} data-api-servers={useLayout().servers}>
        <Sidebar activeSlug={activeSlug} />
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
