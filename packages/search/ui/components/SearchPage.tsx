import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { storeRecentSearch } from '../client/recentSearches.ts';
import { noFilters, readSearchAddress, writeSearchAddress, type SearchPageState } from '../client/searchAddress.ts';
import { toEffectiveQuery, useSearch } from '../client/useSearch.ts';
import { toContextId, useSearchContexts } from '../client/searchData.ts';
import SearchForm from './SearchForm.tsx';
import SearchResults from './SearchResults.tsx';
import BrowseLinks from './BrowseLinks.tsx';
import styles from './SearchPage.module.css';

/** Number of results per page. */
const resultsPerPage = 20;

/** Maximum number of passages shown for one page of the site. */
const passagesPerPage = 3;

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata title={translate({ id: 'search.page.title', message: 'Search' })} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main} data-needs-app="">
        <h1>
          <Translate id="search.page.title">Search</Translate>
        </h1>
        {/* The query is in the URL, which is known only in the browser. */}
        {isBrowser ? <Search /> : <Waiting />}
      </main>
    </Layout>
  );
}

/** Renders the content of the built page, before the search replaces it. */
function Waiting(): ReactNode {
  return (
    <>
      <p className={styles.waiting} role="status">
        <span className="spinner" aria-hidden="true" />
        <Translate id="search.page.waiting">Loading search…</Translate>
      </p>
      <noscript>
        <p>
          <Translate id="search.page.script">The search runs in your browser and needs JavaScript.</Translate>
        </p>
        <BrowseLinks />
      </noscript>
    </>
  );
}

function Search(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const state = readSearchAddress(location.search);
  const { query, filters, page, context, version } = state;
  const contextId = toContextId(useSearchContexts(), context);
  const search = useSearch({
    query,
    filters,
    offset: (page - 1) * resultsPerPage,
    limit: resultsPerPage,
    passagesPerPage,
    contextId,
    versionUrl: version,
    startsWithNames: false,
  });
  const addressOf = (change: Partial<SearchPageState>): string => writeSearchAddress({ ...state, page: 1, ...change });
  const effectiveQuery = toEffectiveQuery(search, query);
  // The code of a pasted error replaces the whole text in the history.
  const replacement =
    effectiveQuery === null || effectiveQuery === query.trim()
      ? null
      : writeSearchAddress({ ...state, query: effectiveQuery });
  useEffect(() => {
    if (replacement !== null) history.replace(replacement);
  }, [history, replacement]);
  // Stored here too, because a visitor may submit the form before hydration.
  useEffect(() => {
    if (effectiveQuery !== null) storeRecentSearch(effectiveQuery);
  }, [effectiveQuery]);
  return (
    <>
      <SearchForm
        submitted={query}
        contextId={contextId}
        onSearch={(submitted) => history.push(addressOf({ query: submitted, filters: noFilters }))}
        onContext={(id, typed) => history.push(addressOf({ query: typed, context: id, filters: noFilters }))}
      />
      <SearchResults search={search} state={state} resultsPerPage={resultsPerPage} addressOf={addressOf} />
    </>
  );
}
