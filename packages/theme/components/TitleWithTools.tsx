import type { ComponentProps, ReactNode } from 'react';
import PageTools from './PageTools.tsx';
import styles from './TitleWithTools.module.css';

interface Props extends ComponentProps<typeof PageTools> {
  /** The title of the page. */
  readonly children: ReactNode;
}

/** Renders the title of a page, and the menu of its other forms at the end of the same line. */
export default function TitleWithTools({ children, ...tools }: Props): ReactNode {
  return (
    <div className={styles.line}>
      {children}
      <PageTools {...tools} />
    </div>
  );
}
