import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-init/TOC';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

/** The theme’s table of contents, as the navigation that it is: beside a post it would stand outside every landmark. */
export default function PageContents(props: Props): ReactNode {
  return (
    <nav
      className={styles.column}
      aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'Sur cette page' })}
    >
      <TOC {...props} />
    </nav>
  );
}
