import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Content, Example, OperationPage } from '@site/core/pages/types';
import CodeSample from '@site/plugins/code-blocks/components/CodeSample';
import RichTextView from '../text/RichTextView';
import styles from './Examples.module.css';

interface Props {
  readonly page: Pick<OperationPage, 'body' | 'responses'>;
}

/** What is sent and what comes back, beside the words that explain it. */
export default function Examples({ page }: Props): ReactNode {
  const requests = examplesOf(page.body?.contents ?? []);
  const answers = page.responses
    .map((response) => ({ response, examples: examplesOf(response.contents) }))
    .filter(({ examples }) => examples.length > 0);
  if (requests.length === 0 && answers.length === 0) return null;
  return (
    <div className={styles.examples}>
      {requests.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <Translate id="reference.examples.request">Exemples de requête</Translate>
          </h2>
          {requests.map((example, index) => (
            <ExampleView key={index} example={example} isOpen={index === 0} />
          ))}
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <Translate id="reference.examples.answers">Exemples de réponse</Translate>
          </h2>
          {answers.map(({ response, examples }, position) =>
            examples.map((example, index) => (
              <ExampleView
                key={`${response.status} ${index}`}
                status={response.status}
                example={example}
                isOpen={position === 0 && index === 0}
              />
            )),
          )}
        </section>
      )}
    </div>
  );
}

function examplesOf(contents: readonly Content[]): readonly Example[] {
  return contents.flatMap(({ examples }) => examples);
}

interface ExampleProps {
  readonly example: Example;
  readonly status?: string;
  readonly isOpen: boolean;
}

function ExampleView({ example, status, isOpen }: ExampleProps): ReactNode {
  return (
    <details className={styles.example} open={isOpen}>
      <summary>
        {status !== undefined && <code>{status}</code>} {example.title}
      </summary>
      {example.description !== undefined && <RichTextView content={example.description} topLevel={3} />}
      <CodeSample text={example.text} marks={example.marks} />
    </details>
  );
}
