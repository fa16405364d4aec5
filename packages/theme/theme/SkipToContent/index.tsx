import type { ReactNode } from 'react';
import { SkipToContentLink } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Renders the skip link with an attribute for the page script, which moves the focus before React starts, too. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.link} data-skip-to-content="" />;
}
