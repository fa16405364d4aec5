import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Block, SectionBlock } from '@reliure/page';
import styles from './OnThisPage.module.css';

interface Props {
  readonly sections: readonly SectionBlock[];
}

/** Renders links to the main sections of the page, and to responses by status, on one line that stays in view. */
export default function OnThisPage({ sections }: Props): ReactNode {
  return (
    <nav className={styles.line} aria-label={translate({ id: 'reference.onThisPage', message: 'On this page' })}>
      <ul className={styles.places}>
        {sections.filter(hasPlace).map(({ id, place, blocks }) => (
          <li key={id}>
            <a href={`#${id}`}>{place}</a>
            {blocks.filter(hasPlace).map((inner) => (
              <a key={inner.id} href={`#${inner.id}`} className={styles.status} data-class={inner.place[0]}>
                {inner.place}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function hasPlace(block: Block): block is SectionBlock & { readonly place: string } {
  return block.kind === 'section' && block.place !== undefined;
}
