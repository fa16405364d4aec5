import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { useWindowSize } from '@docusaurus/theme-common';
import type { SearchPageState } from '../client/searchAddress.ts';
import type { SearchState } from '../client/useSearch.ts';
import Facets from './Facets.tsx';
import Pagination from './Pagination.tsx';
import ResultItem from './ResultItem.tsx';
import SearchFailure from './SearchFailure.tsx';
import SearchLoading from './SearchLoading.tsx';
import BrowseLinks from './BrowseLinks.tsx';
import styles from './SearchPage.module.css';

interface Props {
  readonly search: SearchState & { readonly retry: () => void };
  readonly state: SearchPageState;
  readonly resultsPerPage: number;
  /** Returns the URL of the search page with some changes of its state. */
  readonly addressOf: (change: Partial<SearchPageState>) => string;
}

/** Renders the results of the search page, or the reason why there are none. */
export default function SearchResults({ search, state, resultsPerPage, addressOf }: Props): ReactNode {
  const isWide = useWindowSize() === 'desktop';
  const isExplained =
    new URLSearchParams(useLocation().search).has('explain') && process.env.NODE_ENV === 'development';
  switch (search.kind) {
    case 'idle':
      return (
        <p>
          <Translate id="search.idle">Type an operation, a field, an error code or a topic.</Translate>
        </p>
      );
    case 'loading':
      return <SearchLoading />;
    case 'failed':
      return <SearchFailure failure={search.failure} onRetry={search.retry} />;
    case 'done': {
      const { query, response, isFinal } = search;
      const isFiltered = Object.values(state.filters).some((value) => value !== null);
      if (response.total === 0 && !isFiltered) {
        return <NothingFound query={query} similarWords={response.similarWords} addressOf={addressOf} />;
      }
      return (
        <div className={styles.columns}>
          <Facets facets={response.facets} filters={state.filters} isWide={isWide} addressOf={addressOf} />
          <section aria-label={translate({ id: 'search.page.results', message: 'Results' })}>
            <p role="status">
              <Count count={response.total} query={query} part={response.part} />
              {isFinal && response.part === null && response.certainty === 'near' && (
                <>
                  {' · '}
                  <Translate id="search.page.nearest">No page is quite about this; the nearest come first.</Translate>
                </>
              )}
              {!isFinal && (
                <>
                  {' · '}
                  <Translate id="search.page.reading">Still searching texts…</Translate>
                </>
              )}
            </p>
            <ol className={styles.results} start={(state.page - 1) * resultsPerPage + 1}>
              {response.hits.map((hit) => (
                <ResultItem key={hit.url} hit={hit} isExplained={isExplained} />
              ))}
            </ol>
            <Pagination current={state.page} count={Math.ceil(response.total / resultsPerPage)} addressOf={addressOf} />
          </section>
        </div>
      );
    }
  }
}

interface NothingFoundProps {
  readonly query: string;
  readonly similarWords: readonly string[];
  readonly addressOf: (change: Partial<SearchPageState>) => string;
}

/** Renders similar words and ways to browse the site. */
function NothingFound({ query, similarWords, addressOf }: NothingFoundProps): ReactNode {
  return (
    <>
      <p role="status">
        <Count count={0} query={query} part={null} />
      </p>
      {similarWords.length > 0 && (
        <p>
          <Translate id="search.page.near">Did you mean:</Translate>{' '}
          {similarWords.map((word) => (
            <Link key={word} className={styles.near} to={addressOf({ query: word })} data-noBrokenLinkCheck>
              {word}
            </Link>
          ))}
        </p>
      )}
      <BrowseLinks />
    </>
  );
}

interface CountProps {
  readonly count: number;
  readonly query: string;
  /** The words of the query that the site has, if the results are only those of these words. */
  readonly part: string | null;
}

/**
 * Renders the number of results. The query is isolated, because a character in it may change the direction of the text
 * after it.
 */
function Count({ count, query, part }: CountProps): ReactNode {
  if (part !== null) {
    return (
      <>
        <Count count={0} query={query} part={null} />
        {' · '}
        <Count count={count} query={part} part={null} />
      </>
    );
  }
  const values = { count, query: <bdi>{query}</bdi> };
  if (count === 0) {
    return (
      <Translate id="search.page.none" values={values}>
        {'No results for “{query}”'}
      </Translate>
    );
  }
  return count === 1 ? (
    <Translate id="search.page.one" values={values}>
      {'1 result for “{query}”'}
    </Translate>
  ) : (
    <Translate id="search.page.many" values={values}>
      {'{count} results for “{query}”'}
    </Translate>
  );
}
