import type { ReactNode } from 'react';
import type { Block } from '../../blocks.ts';
import type { ContentsLink, FilterBlock } from '../../controls.ts';
import BlockList from '../BlockView.tsx';
import Filter from './Filter.tsx';
import styles from '../contents.module.css';

interface Props {
  readonly block: FilterBlock;
}

/** Renders entries, and a field that filters them. */
export default function FilteredList({ block: { label, contents, before = [], blocks } }: Props): ReactNode {
  return (
    <div data-filter-list="">
      <Filter label={label} isInAddress />
      {contents !== undefined && (
        <nav data-filter-unless="" aria-label={contents.label}>
          <ul className={styles[toLook(contents.links)]}>
            {contents.links.map((link) => (
              <ContentsItem key={link.id} link={link} />
            ))}
          </ul>
        </nav>
      )}
      {before.length > 0 && (
        <div data-filter-unless="">
          <BlockList blocks={before} />
        </div>
      )}
      <div className={blocks.some(isCard) ? styles.cards : undefined}>
        <BlockList blocks={blocks} />
      </div>
    </div>
  );
}

function isCard(block: Block): boolean {
  return block.kind === 'section' && block.look === 'card';
}

/** Letters are boxes; titles are in columns, or above the links below them. */
function toLook(links: readonly ContentsLink[]): 'groups' | 'letters' | 'titles' {
  if (links.some((link) => link.links !== undefined)) return 'groups';
  return links.every(({ text }) => text.length === 1) ? 'letters' : 'titles';
}

function ContentsItem({ link: { id, text, count, links = [] } }: { readonly link: ContentsLink }): ReactNode {
  return (
    <li>
      <a href={`#${id}`}>{text}</a>
      {count !== undefined && <small> {count}</small>}
      {links.length > 0 && (
        <div>
          {links.map((inner) => (
            <a key={inner.id} href={`#${inner.id}`}>
              {inner.text}
            </a>
          ))}
        </div>
      )}
    </li>
  );
}
