import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PageSection } from './sections';
import styles from './OnThisPage.module.css';

interface Props {
  readonly sections: readonly PageSection[];
}

/** Renders links to the sections of a long page, and to its responses by status. */
export default function OnThisPage({ sections }: Props): ReactNode {
  return (
    <nav aria-label={translate({ id: 'reference.onThisPage', message: 'Sur cette page' })}>
      <ul className={styles.places}>
        {sections.map(({ id, title, responses = [] }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {responses.map(({ anchor, status }) => (
              <a key={status} href={`#${anchor}`}>
                {status}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
