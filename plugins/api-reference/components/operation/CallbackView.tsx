import type { ReactNode } from 'react';
import type { Callback } from '@site/core/pages/types';
import RichTextView from '../text/RichTextView';
import ContentView from './ContentView';
import MethodLabel from './MethodLabel';
import ResponseView from './ResponseView';
import styles from './ResponseView.module.css';

interface Props {
  readonly callback: Callback;
}

/** A call that the API makes back: what it sends, and what it expects. */
export default function CallbackView({ callback }: Props): ReactNode {
  const { anchor, method, expression, title, description, body, responses } = callback;
  return (
    <details id={anchor} className={styles.response} open>
      <summary>
        <MethodLabel method={method} size="small" /> {title}
      </summary>
      <p>
        <code>{expression}</code>
      </p>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {body !== undefined && <ContentView contents={body.contents} />}
      {responses.map((response) => (
        <ResponseView key={response.status} response={response} />
      ))}
    </details>
  );
}
