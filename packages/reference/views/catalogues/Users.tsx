import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import { schemaSections } from '../../model/sections';
import type { OperationUse, SchemaUsers } from '../../model/links';
import MethodLabel from '../MethodLabel';
import Section from '../Section';
import SchemaLinks from './SchemaLinks';
import styles from './Users.module.css';

interface Props {
  readonly users: SchemaUsers;
}

/** Number of operations above which the list is collapsed. */
const maxExpandedOperations = 24;

/** Renders the operations and schemas that reference a schema. */
export default function Users({ users: { operations, schemas } }: Props): ReactNode {
  return (
    <Section id={schemaSections.users} title={translate({ id: 'reference.users', message: 'Utilisé par' })}>
      {schemas.length > 0 && (
        <>
          <h3 className={styles.title}>
            <Translate id="reference.users.schemas">Schémas</Translate>
          </h3>
          <SchemaLinks schemas={schemas} />
        </>
      )}
      {operations.length > 0 && (
        <>
          <h3 className={styles.title}>
            <Translate id="reference.users.operations">Opérations</Translate>
          </h3>
          {operations.length <= maxExpandedOperations ? (
            <Operations operations={operations} />
          ) : (
            <details className={styles.more}>
              <summary>
                <Translate id="reference.users.count" values={{ count: operations.length }}>
                  {'{count} opérations'}
                </Translate>
              </summary>
              <Operations operations={operations} />
            </details>
          )}
        </>
      )}
    </Section>
  );
}

function Operations({ operations }: { readonly operations: readonly OperationUse[] }): ReactNode {
  return (
    <ul className={styles.operations}>
      {operations.map(({ slug, title, method, location }) => (
        <li key={slug}>
          <MethodLabel method={method} size="small" />
          <div>
            <Link to={referencePath(slug)}>{title}</Link>
            <span className={styles.place}>{location}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
