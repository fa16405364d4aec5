import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Code, CopyButton } from '@reliure/theme/react';
import type { CallBlock } from '../blocks.ts';
import BreakableName from './parts/BreakableName.tsx';
import MethodLabel from './parts/MethodLabel.tsx';
import styles from './CallView.module.css';

interface Props {
  readonly call: CallBlock;
}

/** Renders the method and the path of an operation, with a button that copies the path. */
export default function CallView({ call: { method, path, since } }: Props): ReactNode {
  return (
    <div className={styles.call}>
      <MethodLabel method={method} />{' '}
      <Code className={styles.path}>
        <BreakableName parts={path.split(/(?=\/)/)} />
      </Code>
      {since !== undefined && <span className={styles.since}>{since}</span>}
      <CopyButton text={path} label={translate({ id: 'reference.path.copy', message: 'Copy path' })} />
    </div>
  );
}
