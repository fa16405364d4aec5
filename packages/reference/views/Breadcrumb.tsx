import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { groupPath, referencePath } from '@apidoc/richtext';
import type { Group } from '../model/groups';
import styles from './Breadcrumb.module.css';

interface Props {
  readonly group?: Pick<Group, 'slug' | 'title'>;
  /** A page of the reference that stands above this one, other than a group. */
  readonly parent?: { readonly path: string; readonly title: string };
  readonly title: string;
}

export default function Breadcrumb({ group, parent, title }: Props): ReactNode {
  return (
    <nav aria-label={translate({ id: 'reference.breadcrumb', message: 'Fil d’Ariane' })}>
      <ol className={styles.trail}>
        <li>
          <Link to={referencePath()}>
            <Translate id="reference.breadcrumb.root">API</Translate>
          </Link>
        </li>
        {group !== undefined && (
          <li>
            <Link to={groupPath(group.slug)}>{group.title}</Link>
          </li>
        )}
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
