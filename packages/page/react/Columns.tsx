import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ColumnsBlock } from '../blocks.ts';
import BlockList from './BlockView.tsx';
import styles from './columns.module.css';

interface Props {
  readonly block: ColumnsBlock;
}

/** Renders content, and what is beside it on wide screens. */
export default function Columns({ block: { main, aside } }: Props): ReactNode {
  if (aside.length === 0) return <BlockList blocks={main} />;
  return (
    <div className={styles.columns}>
      <div>
        <BlockList blocks={main} />
      </div>
      <aside aria-label={translate({ id: 'reference.columns.aside', message: 'Examples' })}>
        <BlockList blocks={aside} />
      </aside>
    </div>
  );
}
