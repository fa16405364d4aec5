import type { ReactNode } from 'react';
import CopyButton from './CopyButton';
import styles from './CodeSample.module.css';

interface Props {
  readonly text: string;
  readonly language: string;
  readonly title?: string;
}

/** A piece of code with a button that copies it. */
export default function CodeSample({ text, language, title }: Props): ReactNode {
  return (
    <div className={styles.sample}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <pre className={styles.pre} data-language={language}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} />
    </div>
  );
}
