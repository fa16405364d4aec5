import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { SearchPageState } from '../client/searchAddress.ts';
import styles from './SearchPage.module.css';

interface Props {
  readonly current: number;
  readonly count: number;
  readonly addressOf: (change: Partial<SearchPageState>) => string;
}

/** Renders the links to the pages of results. */
export default function Pagination({ current, count, addressOf }: Props): ReactNode {
  if (count < 2) return null;
  return (
    <nav className={styles.pages} aria-label={translate({ id: 'search.pages', message: 'Pages of results' })}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <Link
          key={page}
          to={addressOf({ page })}
          aria-label={translate({ id: 'search.pages.page', message: 'Page {page}' }, { page })}
          aria-current={page === current ? 'page' : undefined}
          data-noBrokenLinkCheck
        >
          {page}
        </Link>
      ))}
    </nav>
  );
}
