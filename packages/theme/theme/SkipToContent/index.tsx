import { useEffect, useRef, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/**
 * Renders the skip link, which the page script handles before React starts, too. The theme’s own is a landmark with the
 * name of the link. As there, the next Tab after a new page begins at the start.
 */
export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (action === 'PUSH' && hash === '') start.current?.focus();
  }, [action, pathname, hash]);
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} data-skip-to-content="">
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
    </div>
  );
}
