import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { errorCatalogue, errorsWording, userMessageTerm } from './errorsWording';
import { codeAnchor, referencePath, statusAnchor } from '@apidoc/richtext';
import { Code, CodeSample } from '@apidoc/theme/react';
import { retryWording } from '../../model/retryWording';
import type { CatalogueError, ErrorOperations, ErrorsProps } from './model';
import CatalogueLayout from '../../views/catalogues/CatalogueLayout';
import Fact from '../../views/Fact';
import Filter from '../../views/Filter';
import RichTextView from '../../views/text/RichTextView';
import styles from './ErrorsPage.module.css';

/** Number of operations above which the list is collapsed. */
const maxExpandedOperations = 12;

/** Renders all errors of the operations by status: cause, remedy, and the operations that return them. */
export default function ErrorsPage({ groups }: ErrorsProps): ReactNode {
  const count = groups.reduce((sum, { errors }) => sum + errors.length, 0);
  return (
    <CatalogueLayout
      catalogue={errorCatalogue}
      description={translate({
        id: 'reference.errors.description',
        message: 'Toutes les erreurs de l’API par code : cause, remède, nouvel essai, opérations qui les renvoient',
      })}
    >
      <p>{errorsWording(count)}</p>
      <div data-filter-list="">
        <Filter label={translate({ id: 'reference.errors.filter', message: 'Filtrer par code, statut ou titre' })} />
        <nav
          data-filter-unless=""
          aria-label={translate({ id: 'reference.errors.contents', message: 'Codes d’erreur' })}
        >
          <dl className={styles.contents}>
            {groups.map((group) => (
              <div key={group.status}>
                <dt>
                  <a href={`#${statusAnchor(group.status)}`}>
                    {group.status} {group.title}
                  </a>
                </dt>
                <dd>
                  {group.errors.map(({ code }) => (
                    <a key={code} href={`#${codeAnchor(code)}`}>
                      {code}
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </nav>
        {groups.map((group) => (
          <section key={group.status} data-filter-group={`${group.status} ${group.title}`}>
            <Heading as="h2" id={statusAnchor(group.status)} className={styles.status}>
              {group.status} {group.title}
            </Heading>
            {group.errors.map((error) => (
              <ErrorArticle key={error.code} status={group.status} error={error} />
            ))}
          </section>
        ))}
      </div>
    </CatalogueLayout>
  );
}

function ErrorArticle({ status, error }: { readonly status: string; readonly error: CatalogueError }): ReactNode {
  const { code, title, cause, remedy, userMessage, retry, example, operations } = error;
  return (
    <section className={styles.error} data-filter-item={`${status} ${code} ${title}`}>
      <Heading as="h3" id={codeAnchor(code)}>
        {status} · <Code>{code}</Code> <span className={styles.title}>{title}</span>
      </Heading>
      <dl className={styles.facts}>
        {cause.length > 0 && (
          <Fact term={translate({ id: 'reference.error.cause', message: 'Cause' })}>
            <RichTextView content={cause} topLevel={3} />
          </Fact>
        )}
        {remedy.length > 0 && (
          <Fact term={translate({ id: 'reference.error.remedy', message: 'Remède' })}>
            <RichTextView content={remedy} topLevel={3} />
          </Fact>
        )}
        {userMessage !== undefined && <Fact term={userMessageTerm}>{`«\u00a0${userMessage}\u00a0»`}</Fact>}
        <Fact term={translate({ id: 'reference.error.retry', message: 'Réessayer' })}>{retryWording(retry)}</Fact>
        <Fact term={translate({ id: 'reference.error.operations', message: 'Renvoyée par' })}>
          <Operations operations={operations} />
        </Fact>
      </dl>
      {example !== undefined && (
        <details className={styles.more}>
          <summary>
            <Translate id="reference.error.example">Exemple de réponse</Translate>
          </summary>
          <CodeSample text={example.text} marks={example.marks} title={example.language} />
        </details>
      )}
    </section>
  );
}

function Operations({ operations: { rule, listed } }: { readonly operations: ErrorOperations }): ReactNode {
  const links = listed.map(({ slug, title }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link to={referencePath(slug)}>{title}</Link>
    </span>
  ));
  if (rule === 'allBut') {
    return listed.length === 0 ? (
      <Translate id="reference.error.all">toutes les opérations</Translate>
    ) : (
      <Translate id="reference.error.allBut" values={{ operations: links }}>
        {'toutes les opérations, sauf {operations}'}
      </Translate>
    );
  }
  if (listed.length <= maxExpandedOperations) return links;
  return (
    <details className={styles.more}>
      <summary>
        <Translate id="reference.error.count" values={{ count: listed.length }}>
          {'{count} opérations'}
        </Translate>
      </summary>
      {links}
    </details>
  );
}
