import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { referencePath } from '@apidoc/richtext';
import { Code } from '@apidoc/theme/react';
import type { Callback } from '../types';
import RichTextView from '../../../views/text/RichTextView';
import BodyView from '../../../views/exchange/BodyView';
import MethodLabel from '../../../views/MethodLabel';
import ResponseView from '../../../views/exchange/ResponseView';
import styles from '../../../views/exchange/ResponseView.module.css';

interface Props {
  readonly callback: Callback;
}

/** Renders a callback: its body, and the expected responses. */
export default function CallbackView({ callback }: Props): ReactNode {
  const { slug, anchor, method, expression, title, description, body, responses } = callback;
  return (
    <section className={styles.response}>
      <Heading as="h3" id={anchor}>
        <MethodLabel method={method} size="small" /> {title}
      </Heading>
      <p>
        <Code>{expression}</Code>
      </p>
      {slug !== undefined && (
        <p>
          <Link to={referencePath(slug)}>
            <Translate id="reference.callback.page">
              Tout sur cet appel : déclencheur, signature, nouveaux essais
            </Translate>
          </Link>
        </p>
      )}
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      {body !== undefined && <BodyView body={body} heading={anchor} />}
      {responses.map((response) => (
        <ResponseView key={response.status} response={response} />
      ))}
    </section>
  );
}
