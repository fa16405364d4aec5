import type { ReactNode } from 'react';
import type { Block } from '../../blocks.ts';
import type { FilterBlock } from '../../controls.ts';
import BlockList from '../BlockView.tsx';
import Filter from './Filter.tsx';
import styles from '../contents.module.css';

interface Props {
  readonly block: FilterBlock;
}

/** Renders entries, and a field that filters them. */
export default function FilteredList({ block: { label, parameter, contents, blocks } }: Props): ReactNode {
  return (
    <div data-filter-list="">
      <Filter label={label} parameter={parameter} />
      {contents !== undefined && (
        <nav data-filter-unless="" aria-label={contents.label}>
          <ul className={styles.letters}>
            {contents.links.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={toGrid(blocks)}>
        <BlockList blocks={blocks} />
      </div>
    </div>
  );
}

function toGrid(blocks: readonly Block[]): string | undefined {
  const sections = blocks.filter((block) => block.kind === 'section');
  if (sections.some(({ folded }) => folded !== undefined)) return styles.families;
  return sections.some(({ look }) => look === 'card') ? styles.cards : undefined;
}
