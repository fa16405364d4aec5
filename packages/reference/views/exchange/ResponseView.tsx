import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { Response } from '../../model/exchange';
import FieldList from '../schema/FieldList';
import RichTextView from '../text/RichTextView';
import ContentView from './ContentView';
import ErrorList from './ErrorList';
import Status from './Status';
import styles from './ResponseView.module.css';

interface Props {
  readonly response: Response;
}

/** Renders a response: its description, errors, headers and content. */
export default function ResponseView({ response }: Props): ReactNode {
  const { status, anchor, title } = response;
  return (
    <section className={styles.response}>
      <Heading as="h3" id={anchor}>
        <Status status={status} /> {title}
      </Heading>
      <ResponseContent response={response} />
    </section>
  );
}

/** Renders what is below the status of a response. */
export function ResponseContent({ response }: Props): ReactNode {
  const { status, description, errors } = response;
  return (
    <>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {errors.length === 0 ? (
        <Parts response={response} />
      ) : (
        <>
          <ErrorList errors={errors} />
          <details className={styles.collapsed} data-collapsible="">
            <summary>
              <Translate id="reference.error.body" values={{ status }}>
                {'Corps et en-têtes de la réponse {status}'}
              </Translate>
            </summary>
            <Parts response={response} />
          </details>
        </>
      )}
    </>
  );
}

function Parts({ response: { anchor, headers, contents } }: Props): ReactNode {
  return (
    <>
      {headers.length > 0 && (
        <details className={styles.collapsed} data-collapsible="">
          <summary>
            <Translate id="reference.response.headers" values={{ count: headers.length }}>
              {'En-têtes de la réponse ({count})'}
            </Translate>
          </summary>
          <FieldList fields={headers} />
        </details>
      )}
      <ContentView contents={contents} heading={anchor} isCollapsed />
    </>
  );
}
