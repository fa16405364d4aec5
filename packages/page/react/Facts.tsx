import type { ReactNode } from 'react';
import type { FactsBlock } from '../blocks.ts';
import BlockList from './BlockView.tsx';
import { ItemView, PhraseView } from './parts/RichTextView.tsx';
import styles from './facts.module.css';

interface Props {
  readonly block: FactsBlock;
}

/** Renders terms and their values. */
export default function Facts({ block: { facts, look } }: Props): ReactNode {
  return (
    <dl className={styles[look ?? 'rows']}>
      {facts.map(({ term, blocks }, index) => (
        <div key={index}>
          <dt>
            <PhraseView nodes={term} />
          </dt>
          <dd>
            {blocks.map((block, position) =>
              // A single paragraph is on the line of its term.
              block.kind !== 'text' ? (
                <BlockList key={position} blocks={[block]} />
              ) : block.look === undefined ? (
                <ItemView key={position} content={block.content} topLevel={3} />
              ) : (
                <div key={position} className={styles.soft}>
                  <ItemView content={block.content} topLevel={3} />
                </div>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
