import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { referencePath } from '@apidoc/richtext';
import type { OperationStep } from '../types';
import { ItemView } from '../../../views/text/RichTextView';
import MethodLabel from '../../../views/MethodLabel';
import styles from './Steps.module.css';

interface Props {
  readonly steps: readonly OperationStep[];
}

/** Renders previous or next operations, with the reason if the contract has one. */
export default function Steps({ steps }: Props): ReactNode {
  return (
    <ul className={styles.steps}>
      {steps.map(({ slug, title, method, reason }) => (
        <li key={slug}>
          <MethodLabel method={method} size="small" />
          <div>
            <Link to={referencePath(slug)}>{title}</Link>
            {reason !== undefined && (
              <div className={styles.reason}>
                <ItemView content={reason} topLevel={3} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
