import type { ReactNode } from 'react';
import Code from './Code';
import CopyButton from './CopyButton';
import styles from './CodeSample.module.css';

interface Props {
  readonly text: string;
  /** The positions of the coloured words. @see packages/richtext/highlight/toMarks.ts */
  readonly marks?: string | undefined;
  /** What the code is: a title, or the name of its language. */
  readonly title?: string | undefined;
}

/** Renders a code sample with a button that copies it. */
export default function CodeSample({ text, marks, title }: Props): ReactNode {
  return (
    <div className={styles.sample} data-code="">
      <div className={styles.head}>
        <span>{title}</span>
        <CopyButton />
      </div>
      <pre className={styles.pre}>
        <Code data-marks={marks}>{text}</Code>
      </pre>
    </div>
  );
}
