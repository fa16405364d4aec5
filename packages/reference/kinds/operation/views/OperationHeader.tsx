import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { extractPath, referencePath } from '@apidoc/richtext';
import { Code, CopyButton, TitleWithTools } from '@apidoc/theme/react';
import type { OperationPage } from '../types';
import BreakableName from '../../../views/text/BreakableName';
import BreakableText from '../../../views/text/BreakableText';
import RichTextView from '../../../views/text/RichTextView';
import { withdrawalCatalogue } from '../../withdrawal/withdrawalWording';
import MethodLabel from '../../../views/MethodLabel';
import styles from './OperationHeader.module.css';

interface Props {
  readonly page: Pick<
    OperationPage,
    | 'slug'
    | 'title'
    | 'method'
    | 'path'
    | 'deprecated'
    | 'replacement'
    | 'withdrawal'
    | 'deprecation'
    | 'knownIssues'
    | 'since'
  >;
}

export default function OperationHeader({ page }: Props): ReactNode {
  const { slug, title, method, path, deprecated, replacement, withdrawal, deprecation = [], since } = page;
  const { knownIssues = [] } = page;
  return (
    <header>
      <TitleWithTools address={useBaseUrl(referencePath(slug))} extract={useBaseUrl(extractPath(slug))}>
        <h1 className={styles.title}>
          <BreakableText text={title} />
        </h1>
      </TitleWithTools>
      <div className={styles.call}>
        <MethodLabel method={method} />
        <Code className={styles.path}>
          <BreakableName parts={path.split(/(?=\/)/)} />
        </Code>
        {since !== undefined && <span className={styles.since}>{since}</span>}
        <CopyButton text={path} label={translate({ id: 'reference.path.copy', message: 'Copier le chemin' })} />
      </div>
      {deprecated === true && (
        <div className={styles.notice}>
          <p>
            <Translate id="reference.deprecated">
              Opération obsolète : elle fonctionne encore, mais ne l’utilisez plus dans un nouveau développement.
            </Translate>
          </p>
          {withdrawal !== undefined && (
            <p>
              {withdrawal}{' '}
              <Link to={referencePath(withdrawalCatalogue.slug)}>
                <Translate id="reference.withdrawals.all">Tous les retraits prévus</Translate>
              </Link>
            </p>
          )}
          {replacement !== undefined && (
            <p>
              <Translate
                id="reference.replacement"
                values={{ operation: <Link to={referencePath(replacement.slug)}>{replacement.title}</Link> }}
              >
                {'À employer à sa place : {operation}.'}
              </Translate>
            </p>
          )}
          <RichTextView content={deprecation} />
        </div>
      )}
      {knownIssues.length > 0 && (
        <div className={styles.notice}>
          {knownIssues.map((issue) => (
            <p key={issue.path}>
              <Translate id="reference.knownIssue" values={{ issue: <Link to={issue.path}>{issue.title}</Link> }}>
                {'Problème connu : {issue}.'}
              </Translate>
            </p>
          ))}
        </div>
      )}
    </header>
  );
}
