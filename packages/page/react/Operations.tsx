import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { referencePath } from '@reliure/richtext';
import { Code } from '@reliure/theme/react';
import type { OperationsBlock } from '../blocks.ts';
import BreakableText from './parts/BreakableText.tsx';
import MethodLabel from './parts/MethodLabel.tsx';
import PageLink from './parts/PageLink.tsx';
import styles from './Operations.module.css';

interface Props {
  readonly block: OperationsBlock;
}

/** Renders the operations of a group. The page script builds the sidebar from them. */
export default function Operations({ block: { operations, collapsed } }: Props): ReactNode {
  if (operations.length === 0) return null;
  const list = <OperationList operations={operations} />;
  if (collapsed === undefined) return list;
  return (
    <>
      <ul className={styles.main} data-filter-unless="">
        {collapsed.main.map(({ slug, title, short, method }) => (
          <li key={slug}>
            <MethodLabel method={method} size="small" />{' '}
            <PageLink to={referencePath(slug)}>
              <BreakableText text={short ?? title} />
            </PageLink>
          </li>
        ))}
      </ul>
      <details className={styles.more} data-filter-details="">
        <summary data-filter-unless="">{collapsed.summary}</summary>
        {list}
      </details>
    </>
  );
}

function OperationList({ operations }: Pick<OperationsBlock, 'operations'>): ReactNode {
  return (
    <ul className={styles.operations}>
      {operations.map(({ slug, title, short, method, path, deprecated, labels = [] }) => (
        <li key={slug} data-operation="" data-filter-item="">
          <MethodLabel method={method} size="small" />
          <div>
            <PageLink to={referencePath(slug)} data-short={short}>
              <BreakableText text={title} />
            </PageLink>
            {deprecated === true && (
              <span className={styles.deprecated} data-deprecated="">
                <Translate id="reference.operations.deprecated">deprecated</Translate>
              </span>
            )}
            {labels.map((label) => (
              <span key={label} className={styles.label}>
                {label}
              </span>
            ))}
            <Code className={styles.path}>{path}</Code>
          </div>
        </li>
      ))}
    </ul>
  );
}
