import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Outline } from '@reliure/reference';
import { groupPath, introductionSlug, referencePath } from '@reliure/richtext';
import styles from './lists.module.css';

/** Lists the groups of the reference with the number of their operations, then the pages that all operations share. */
export default function GroupList({
  groups,
  catalogues,
  downloads,
}: Pick<Outline, 'groups' | 'catalogues' | 'downloads'>): ReactNode {
  return (
    <>
      <ul className={styles.groups}>
        {groups.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link to={groupPath(slug)}>{title}</Link>
            <span className={styles.aside}>{count}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.chips}>
        <li>
          <Link to={referencePath(introductionSlug)}>
            <Translate id="home.groups.introduction">Conventions communes</Translate>
          </Link>
        </li>
        {catalogues.map(({ slug, title, count }) => (
          <li key={slug}>
            <Link to={referencePath(slug)}>{title}</Link>
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
