import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PageSection } from './sections';
import styles from './OnThisPage.module.css';

interface Props {
  readonly sections: readonly PageSection[];
}

/** Renders links to the main sections of the page, and to responses by status, on one line that stays in view. */
export default function OnThisPage({ sections }: Props): ReactNode {
  return (
    <nav className={styles.line} aria-label={translate({ id: 'reference.onThisPage', message: 'Sur cette page' })}>
      <ul className={styles.places}>
        {sections.map(
          ({ id, place, responses = [] }) =>
            place !== undefined && (
              <li key={id}>
                <a href={`#${id}`}>{place}</a>
                {responses.map(({ anchor, status }) => (
                  <a key={status} href={`#${anchor}`} className={styles.status} data-class={status[0]}>
                    {status}
                  </a>
                ))}
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
