import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Outline } from '@reliure/reference';
import styles from './lists.module.css';

/** Lists the groups of the reference with the number of their operations, then the pages that all operations share. */
export default function GroupList({
  groups,
  introduction,
  catalogues,
  downloads,
}: Pick<Outline, 'groups' | 'introduction' | 'catalogues' | 'downloads'>): ReactNode {
  return (
    <>
      <ul className={styles.groups}>
        {groups.map(({ path, title, count }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span className={styles.aside}>{count}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.chips}>
        <li>
          <Link to={introduction}>
            <Translate id="home.groups.introduction">Conventions communes</Translate>
          </Link>
        </li>
        {catalogues.map(({ path, title, count }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span className={styles.aside}>{count}</span>
          </li>
        ))}
        <li>
          <Link to={downloads}>
            <Translate id="home.groups.downloads">OpenAPI, Postman, Bruno</Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}
