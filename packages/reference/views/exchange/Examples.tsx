import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Code, CodeSample, ServerChoice } from '@apidoc/theme/react';
import type { Content, Example, Response } from '../../model/exchange';
import type { OperationPage } from '../../kinds/operation/types';
import RichTextView from '../text/RichTextView';
import Samples from './Samples';
import styles from './Examples.module.css';

interface Props {
  readonly page: Pick<OperationPage, 'body' | 'responses' | 'samples' | 'servers'>;
}

/** Renders the samples and the examples of bodies and responses, for the column next to the description. */
export default function Examples({ page }: Props): ReactNode {
  const bodyExamples = examplesOf(page.body?.contents ?? []);
  const responseExamples = page.responses.flatMap(({ status, contents }) =>
    examplesOf(contents).map((example) => ({ status, ...example })),
  );
  // An operation with servers of its own is not available on others.
  const hasServerChoice = page.servers.length === 0;
  return (
    <>
      {page.samples.length > 0 && (
        <Panel title={translate({ id: 'reference.examples.call', message: 'Appel' })} hasServerChoice={hasServerChoice}>
          <Samples samples={page.samples} />
        </Panel>
      )}
      {bodyExamples.length > 0 && (
        <Panel title={translate({ id: 'reference.examples.request', message: 'Exemples de corps' })}>
          {bodyExamples.map((example, index) => (
            <ExampleView key={index} {...example} isOpen={page.samples.length === 0 && index === 0} />
          ))}
        </Panel>
      )}
      {responseExamples.length > 0 && (
        <Panel title={translate({ id: 'reference.examples.answers', message: 'Exemples de réponse' })}>
          {responseExamples.map((example, index) => (
            <ExampleView key={index} {...example} isOpen={index === 0} />
          ))}
          <RequestedError responses={page.responses} />
        </Panel>
      )}
    </>
  );
}

interface PanelProps {
  readonly title: string;
  readonly hasServerChoice?: boolean;
  readonly children: ReactNode;
}

function Panel({ title, hasServerChoice = false, children }: PanelProps): ReactNode {
  return (
    <section className={styles.panel} data-calls={hasServerChoice ? '' : undefined}>
      <h2>{title}</h2>
      {hasServerChoice && <ServerChoice />}
      {children}
    </section>
  );
}

/** Explains how to get an error from the mock server, with an error of the page as the example. */
function RequestedError({ responses }: { readonly responses: readonly Response[] }): ReactNode {
  const withErrors = responses.filter(({ errors }) => errors.length > 0);
  // An error of the operation itself is more useful than one of all operations, such as 401.
  const { status, errors: [error] = [] } = withErrors.find(({ isShared }) => isShared !== true) ?? withErrors[0] ?? {};
  if (error === undefined) return null;
  return (
    <p className={styles.hint}>
      <Translate id="reference.examples.prefer">
        Pour recevoir une de ces erreurs du serveur de simulation, ajoutez à l’appel son statut et son code :
      </Translate>{' '}
      <Code>{`-H "Prefer: code=${status}, example=${error.code}"`}</Code>
    </p>
  );
}

interface TypedExample {
  readonly mediaType: string;
  readonly example: Example;
}

function examplesOf(contents: readonly Content[]): readonly TypedExample[] {
  return contents.flatMap(({ mediaType, examples }) => examples.map((example) => ({ mediaType, example })));
}

interface ExampleProps extends TypedExample {
  readonly status?: string;
  readonly isOpen: boolean;
}

function ExampleView({ mediaType, example, status, isOpen }: ExampleProps): ReactNode {
  return (
    <details className={styles.example} open={isOpen}>
      <summary>
        {status !== undefined && (
          <>
            <Code>{status}</Code>{' '}
          </>
        )}
        {example.title}
      </summary>
      {example.description !== undefined && <RichTextView content={example.description} topLevel={3} />}
      {example.isLink === true ? (
        <p>
          <a href={example.text}>{example.text}</a>
        </p>
      ) : (
        <CodeSample text={example.text} marks={example.marks} title={mediaType} />
      )}
    </details>
  );
}
