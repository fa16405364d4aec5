import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { referencePath } from '@reliure/richtext';
import { Code } from '@reliure/theme/react';
import type { OperationsBlock } from '../blocks.ts';
import BreakableText from './parts/BreakableText.tsx';
import MethodLabel from './parts/MethodLabel.tsx';
import PageLink from './parts/PageLink.tsx';
import styles from './Operations.module.css';

/** Renders the operations of a group. The page script builds the sidebar from them. */
export default function Operations({ operations }: Pick<OperationsBlock, 'operations'>): ReactNode {
  if (operations.length === 0) return null;
  return (
    <ul className={styles.operations}>
      {operations.map(({ slug, title, short, method, path, deprecated }) => (
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
            <Code className={styles.path}>{path}</Code>
          </div>
        </li>
      ))}
    </ul>
  );
}
