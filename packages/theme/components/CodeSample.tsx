import type { ReactNode } from 'react';
import Code from './Code.tsx';
import CopyButton from './CopyButton.tsx';
import ServerChoice from './ServerChoice.tsx';
import WrapButton from './WrapButton.tsx';
import styles from './CodeSample.module.css';

interface Props {
  readonly text: string;
  /** The positions of the highlighted tokens. @see packages/richtext/highlight/toMarks.ts */
  readonly marks?: string | undefined;
  /** What the code is: a title, or the name of its language. */
  readonly title?: string | undefined;
  /** Whether the code calls the API, so that visitors can choose the server. */
  readonly isCall?: boolean;
}

/** Renders a code sample with a button that copies it. */
export default function CodeSample({ text, marks, title, isCall = false }: Props): ReactNode {
  return (
    <div className={styles.sample} data-code="" data-calls={isCall ? '' : undefined}>
      <div className={styles.head}>
        {title}
        {isCall && <ServerChoice />}
        <WrapButton />
        <CopyButton />
      </div>
      <pre className={styles.pre}>
        <Code data-marks={marks} suppressHydrationWarning={isCall}>
          {text}
        </Code>
      </pre>
    </div>
  );
}
