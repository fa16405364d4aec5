import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { errorPath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import { retryWording } from '../../model/retryWording';
import type { ErrorCase } from '../../model/exchange';
import Fact from '../Fact';
import { ItemView } from '../text/RichTextView';
import styles from './ResponseView.module.css';

interface Props {
  readonly errors: readonly ErrorCase[];
}

/** Renders the errors of a response: cause, remedy, and whether to send again. */
export default function ErrorList({ errors }: Props): ReactNode {
  return (
    <dl className={styles.errors}>
      {errors.map((error) => (
        <ErrorView key={error.code} error={error} />
      ))}
    </dl>
  );
}

function ErrorView({ error: { code, title, cause, remedy, retry } }: { readonly error: ErrorCase }): ReactNode {
  return (
    <>
      <dt>
        <Link to={errorPath(code)}>
          <Code>{code}</Code>
        </Link>{' '}
        {title}
      </dt>
      <dd>
        <dl>
          {cause.length > 0 && (
            <Fact term={translate({ id: 'reference.error.cause', message: 'Cause' })}>
              <ItemView content={cause} topLevel={3} />
            </Fact>
          )}
          {remedy.length > 0 && (
            <Fact term={translate({ id: 'reference.error.remedy', message: 'Remède' })}>
              <ItemView content={remedy} topLevel={3} />
            </Fact>
          )}
          <Fact term={translate({ id: 'reference.error.retry', message: 'Réessayer' })}>{retryWording(retry)}</Fact>
        </dl>
      </dd>
    </>
  );
}
