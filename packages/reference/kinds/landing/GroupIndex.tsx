import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { groupPath } from '@apidoc/richtext';
import type { Group } from '../../model/groups/groups';
import BreakableText from '../../views/text/BreakableText';
import styles from './GroupIndex.module.css';

interface Props {
  readonly groups: readonly Group[];
}

/** Renders links to the groups of a large contract, with the numbers of their operations. */
export default function GroupIndex({ groups }: Props): ReactNode {
  const sections = [...new Set(groups.map(({ section }) => section))];
  return (
    <nav
      className={styles.index}
      data-filter-unless=""
      aria-label={translate({ id: 'reference.landing.groups', message: 'Groupes d’opérations' })}
    >
      {sections.map((section) => (
        <Fragment key={section ?? ''}>
          {section !== undefined && <p>{section}</p>}
          <ul>
            {groups
              .filter((group) => group.section === section)
              .map(({ slug, title, operations }) => (
                <li key={slug}>
                  <Link to={groupPath(slug)}>
                    <BreakableText text={title} />
                  </Link>{' '}
                  {operations.length > 0 && <span>{operations.length}</span>}
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
