import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Renders `<details>` as the browser’s own. Docusaurus’s component closes, on hydration, what a visitor has opened before, and
 * hides its content from the browser’s search.
 */
export default function MDXDetails({ className, ...props }: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={clsx(styles.details, className)} />;
}
