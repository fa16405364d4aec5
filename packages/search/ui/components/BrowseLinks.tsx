import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSearchContexts } from '../client/searchData.ts';
import styles from './SearchPage.module.css';

/** Renders links for visitors who find nothing, or cannot search. */
export default function BrowseLinks(): ReactNode {
  return (
    <p>
      <Translate id="search.page.browse">You can also browse:</Translate>{' '}
      {useSearchContexts().map(({ id, path, home = path, label }) => (
        <Link key={id} className={styles.near} to={`/${home}`} data-noBrokenLinkCheck>
          {label}
        </Link>
      ))}
    </p>
  );
}
