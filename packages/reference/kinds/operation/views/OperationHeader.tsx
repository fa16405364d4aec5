import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import { Code, CopyButton } from '@apidoc/theme/react';
import type { OperationPage } from '../types';
import BreakableName from '../../../views/text/BreakableName';
import RichTextView from '../../../views/text/RichTextView';
import MethodLabel from '../../../views/MethodLabel';
import styles from './OperationHeader.module.css';

interface Props {
  readonly page: Pick<
    OperationPage,
    'title' | 'method' | 'path' | 'deprecated' | 'replacement' | 'deprecation' | 'since'
  >;
}

export default function OperationHeader({ page }: Props): ReactNode {
  const { title, method, path, deprecated, replacement, deprecation = [], since } = page;
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
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
    </header>
  );
}
