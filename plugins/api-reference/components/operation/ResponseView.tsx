import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ErrorCase, Response } from '@site/core/pages/types';
import FieldList from '../schema/FieldList';
import RichTextView from '../text/RichTextView';
import ContentView from './ContentView';
import styles from './ResponseView.module.css';

interface Props {
  readonly response: Response;
}

/** One status: what it means, its errors, its headers and its content. */
export default function ResponseView({ response }: Props): ReactNode {
  const { status, anchor, title, description, errors, headers, contents } = response;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details id={anchor} className={styles.response} open={status.startsWith('2')}>
      <summary>
        <code className={styles.status} data-class={status[0]}>
          {status}
        </code>{' '}
        {title}
      </summary>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {errors.length > 0 && <Errors errors={errors} />}
      {headers.length > 0 && (
        <details className={styles.headers}>
          <summary>
            <Translate id="reference.response.headers" values={{ count: headers.length }}>
              {'En-têtes de la réponse ({count})'}
            </Translate>
          </summary>
          <FieldList fields={headers} />
        </details>
      )}
      <ContentView contents={contents} />
    </details>
  );
}

function Errors({ errors }: { readonly errors: readonly ErrorCase[] }): ReactNode {
  return (
    <dl className={styles.errors}>
      {errors.map(({ code, title, cause, remedy, retry }) => (
        <div key={code}>
          <dt>
            <code>{code}</code> {title}
          </dt>
          <dd>
            {cause} {remedy} <RetryAdvice retry={retry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RetryAdvice({ retry }: { readonly retry: ErrorCase['retry'] }): ReactNode {
  switch (retry) {
    case 'no':
      return <Translate id="reference.error.retry.no">Ne pas réessayer.</Translate>;
    case 'same':
      return <Translate id="reference.error.retry.same">La même requête peut être renvoyée plus tard.</Translate>;
    case 'changed':
      return <Translate id="reference.error.retry.changed">Réessayer après correction.</Translate>;
  }
}
