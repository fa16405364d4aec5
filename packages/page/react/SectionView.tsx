import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { Block, SectionBlock } from '../blocks.ts';
import BlockList from './BlockView.tsx';
import ExpandAll from './controls/ExpandAll.tsx';
import { toHeadingContent } from './parts/RichTextView.tsx';
import contents from './contents.module.css';
import styles from './Section.module.css';

interface Props {
  readonly section: SectionBlock;
}

/** Renders a heading and the blocks below it. */
export default function SectionView({ section }: Props): ReactNode {
  const { id, title, level, blocks, isExpandable, filter, compared, folded, look } = section;
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
      {folded === undefined ? <BlockList blocks={blocks} /> : <FoldedBlocks summary={folded} blocks={blocks} />}
    </section>
  );
}

interface FoldedProps {
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** Renders blocks that a line stands for, the groups among them as cards. */
function FoldedBlocks({ summary, blocks }: FoldedProps): ReactNode {
  const first = blocks.findIndex(
    (block) => block.kind === 'section' || (block.kind === 'text' && block.look === 'part'),
  );
  return (
    <details className={styles.folded} data-filter-details="">
      <summary>{summary}</summary>
      <BlockList blocks={blocks.slice(0, first)} />
      <div className={contents.cards}>
        <BlockList blocks={blocks.slice(first)} />
      </div>
    </details>
  );
}
