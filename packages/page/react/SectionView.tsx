import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { SectionBlock } from '../blocks.ts';
import BlockList from './BlockView.tsx';
import ExpandAll from './controls/ExpandAll.tsx';
import { PhraseView, toHeadingContent } from './parts/RichTextView.tsx';
import { useAnchor } from './parts/useAnchor.ts';
import contents from './contents.module.css';
import styles from './Section.module.css';

interface Props {
  readonly section: SectionBlock;
}

/** Renders a heading and the blocks below it. */
export default function SectionView({ section }: Props): ReactNode {
  const { id, title, level, blocks, isExpandable, filter, compared, folded, look } = section;
  if (folded !== undefined) return <FoldedSection section={section} folded={folded} />;
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

interface FoldedProps extends Props {
  readonly folded: NonNullable<SectionBlock['folded']>;
}

/** Renders a section that is expanded by its heading. */
function FoldedSection({ section, folded: { count, names } }: FoldedProps): ReactNode {
  const { id, title, level, blocks, filter } = section;
  const Title = `h${level}` as const;
  const first = blocks.findIndex(
    (block) => block.kind === 'section' || (block.kind === 'text' && block.look === 'part'),
  );
  return (
    <section className={styles.folded} data-filter-group={filter?.group}>
      <details data-filter-details="">
        <summary>
          <Title id={useAnchor(id)}>
            <PhraseView nodes={title} />
          </Title>{' '}
          <span className={styles.count}>{count}</span>
          <span className={styles.names}>{names.join('\u00a0· ')}</span>
        </summary>
        <BlockList blocks={blocks.slice(0, first)} />
        <div className={contents.cards}>
          <BlockList blocks={blocks.slice(first)} />
        </div>
      </details>
    </section>
  );
}
