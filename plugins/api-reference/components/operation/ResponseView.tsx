import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { Response } from '@site/core/pages/types';
import FieldList from '../schema/FieldList';
import RichTextView from '../text/RichTextView';
import ContentView from './ContentView';
import styles from './ResponseView.module.css';

interface Props {
  readonly response: Response;
}

/** One status: what it means, its headers and its content. */
export default function ResponseView({ response }: Props): ReactNode {
  return (
    <section className={styles.response}>
      <StatusHeading response={response} />
      {response.description !== undefined && <RichTextView content={response.description} topLevel={3} />}
      <ResponseParts response={response} />
    </section>
  );
}

export function StatusHeading({ response: { status, anchor, title } }: Props): ReactNode {
  return (
    <Heading as="h3" id={anchor}>
      <code className={styles.status} data-class={status[0]}>
        {status}
      </code>{' '}
      {title}
    </Heading>
  );
}

export function ResponseParts({ response: { headers, contents } }: Props): ReactNode {
  return (
    <>
      {headers.length > 0 && (
        <details className={styles.folded} data-fold="">
          <summary>
            <Translate id="reference.response.headers" values={{ count: headers.length }}>
              {'En-têtes de la réponse ({count})'}
            </Translate>
          </summary>
          <FieldList fields={headers} />
        </details>
      )}
      <ContentView contents={contents} />
    </>
  );
}
