import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FacetName, FacetCounts, SearchFilters } from '../../engine/facets.ts';
import { useKindLabel } from '../client/useKindLabel.ts';
import type { SearchPageState } from '../client/searchAddress.ts';
import styles from './SearchPage.module.css';

interface Props {
  readonly facets: FacetCounts;
  readonly filters: SearchFilters;
  /** Whether there is room for the filters beside the results; otherwise they are collapsed. */
  readonly isWide: boolean;
  readonly addressOf: (change: Partial<SearchPageState>) => string;
}

/**
 * Renders the filters of the results. They are links, so that the URL contains them and the browser’s Back button
 * undoes them.
 */
export default function Facets({ facets, filters, isWide, addressOf }: Props): ReactNode {
  const kindLabel = useKindLabel();
  const titles: Readonly<Record<FacetName, string>> = {
    kind: translate({ id: 'search.facet.kind', message: 'Type' }),
    method: translate({ id: 'search.facet.method', message: 'Method' }),
    group: translate({ id: 'search.facet.group', message: 'Group' }),
  };
  const active = Object.values(filters).filter((value) => value !== null).length;
  return (
    <nav className={styles.facets} aria-label={translate({ id: 'search.facets', message: 'Refine results' })}>
      <details className={styles.filters} open={isWide}>
        <summary>
          <Translate id="search.filter">Filter</Translate> {active > 0 && <Active count={active} />}
        </summary>
        {(['kind', 'method', 'group'] as const).map((name) => {
          const values = facets[name];
          const chosen = filters[name];
          if (values.length < 2 && chosen === null) return null;
          return (
            <details key={name} className={styles.facet} open={name !== 'group' || chosen !== null}>
              <summary>{titles[name]}</summary>
              <ul>
                {chosen !== null && (
                  <li>
                    <Link to={addressOf({ filters: { ...filters, [name]: null } })} data-noBrokenLinkCheck>
                      <Translate id="search.facet.all">Show all</Translate>
                    </Link>
                  </li>
                )}
                {values.map(({ value, count }) => (
                  <li key={value}>
                    <Link
                      to={addressOf({ filters: { ...filters, [name]: value } })}
                      aria-current={value === chosen ? 'true' : undefined}
                      data-noBrokenLinkCheck
                    >
                      {name === 'kind' ? kindLabel(value) : value} <span className={styles.count}>{count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </details>
    </nav>
  );
}

/** Renders the number of active filters. */
function Active({ count }: { readonly count: number }): ReactNode {
  return (
    <span className={styles.count}>
      {count === 1 ? (
        <Translate id="search.filter.one">1 active filter</Translate>
      ) : (
        <Translate id="search.filter.many" values={{ count }}>
          {'{count} active filters'}
        </Translate>
      )}
    </span>
  );
}
