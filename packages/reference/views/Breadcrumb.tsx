import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { referencePath } from '@apidoc/richtext';
import styles from './Breadcrumb.module.css';

interface Props {
  /** The group or page above this one. */
  readonly parent?: { readonly path: string; readonly title: string };
  readonly title: string;
}

export default function Breadcrumb({ parent, title }: Props): ReactNode {
  return (
    <nav aria-label={translate({ id: 'reference.breadcrumb', message: 'Fil d’Ariane' })}>
      <ol className={styles.trail}>
        <li>
          <Link to={referencePath()}>
            <Translate id="reference.breadcrumb.root">API</Translate>
          </Link>
        </li>
        {parent !== undefined && (
          <li>
            <Link to={parent.path}>{parent.title}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
