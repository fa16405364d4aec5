import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-init/TOC';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

/** Renders the theme’s table of contents inside a nav element: beside a post, it would be outside of all landmarks. */
export default function PageContents(props: Props): ReactNode {
  return (
    <nav
      className={styles.column}
      aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
    >
      <TOC {...props} />
    </nav>
  );
}
