import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { SectionBlock } from '../blocks.ts';
import BlockList from './BlockView.tsx';
import ExpandAll from './controls/ExpandAll.tsx';
import { toHeadingContent } from './parts/RichTextView.tsx';
import styles from './Section.module.css';

interface Props {
  readonly section: SectionBlock;
}

/** Renders a heading and the blocks below it. */
export default function SectionView({ section }: Props): ReactNode {
  const { id, title, level, blocks, isExpandable, filter, compared, look } = section;
  const heading = (
    <Heading as={`h${level}`} id={id}>
      {toHeadingContent(title)}
    </Heading>
  );
  return (
    <section
      className={clsx(
        level === 2 ? styles.section : styles.inner,
        look === 'call' && styles.panel,
        look !== undefined && styles[look],
      )}
      data-calls={look === 'call' ? '' : undefined}
      data-compared-group={compared === undefined ? undefined : ''}
      data-breaking={compared === 'breaking' ? '' : undefined}
      data-filter-group={filter?.group}
    >
      {level === 2 && look === undefined ? (
        <div className={styles.head}>
          {heading}
          {isExpandable === true && <ExpandAll />}
        </div>
      ) : (
        heading
      )}
      <BlockList blocks={blocks} />
    </section>
  );
}
