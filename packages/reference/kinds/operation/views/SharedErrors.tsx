import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { Code } from '@apidoc/theme/react';
import type { Response } from '../../../model/exchange';
import { ResponseContent } from '../../../views/exchange/ResponseView';
import Status from '../../../views/exchange/Status';
import { operationSections, operationTitles } from '../sections';
import styles from './SharedErrors.module.css';

interface Props {
  readonly responses: readonly Response[];
}

/** Renders error responses that other operations have too: a row for each, which expands. */
export default function SharedErrors({ responses }: Props): ReactNode {
  return (
    <section className={styles.shared}>
      <Heading as="h3" id={operationSections.sharedErrors}>
        {operationTitles.sharedErrors}
      </Heading>
      <div className={styles.rows}>
        {responses.map((response) => (
          <SharedError key={response.status} response={response} />
        ))}
      </div>
    </section>
  );
}

function SharedError({ response }: { readonly response: Response }): ReactNode {
  const { status, anchor, title, errors } = response;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details id={anchor} className={styles.row} data-collapsible="">
      <summary>
        <Status status={status} /> {title}
        {errors.map(({ code }) => (
          <Code key={code}>{code}</Code>
        ))}
      </summary>
      <ResponseContent response={response} />
    </details>
  );
}
