import { useEffect, useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressWords } from '../client/addressWords.ts';
import { noFilters, writeSearchAddress } from '../client/searchAddress.ts';
import { useSearchContexts } from '../client/searchData.ts';
import { useSearch } from '../client/useSearch.ts';
import BrowseLinks from '../components/BrowseLinks.tsx';
import HitLines from '../components/HitLines.tsx';
import pageStyles from '../components/SearchPage.module.css';
import styles from './NearPages.module.css';

/** Number of pages to suggest. */
const limit = 5;

/** Renders a search for the words of an address without a page: the pages that match best, and a box to change it. */
export default function NearPages(): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const parts = useSearchContexts().map(({ path }) => path);
  const words = addressWords(pathname, baseUrl, parts);
  return (
    <>
      <NearHits words={words} />
      <AddressForm key={words} words={words} />
    </>
  );
}

function NearHits({ words }: { readonly words: string }): ReactNode {
  const titleId = useId();
  const search = useSearch({
    query: words,
    filters: noFilters,
    offset: 0,
    limit,
    passagesPerPage: 0,
    contextId: null,
    versionUrl: null,
    startsWithNames: false,
  });
  const hits = search.kind === 'done' ? search.response.hits : [];
  useSameAddress(hits.map(({ url }) => url));
  if (search.kind !== 'done') return null;
  if (hits.length === 0) return <BrowseLinks />;
  return (
    <section className={styles.near} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Translate id="search.near.title">Pages with similar addresses</Translate>
      </h2>
      <ul className={pageStyles.results}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Link className={pageStyles.result} to={hit.url} data-noBrokenLinkCheck>
              <HitLines hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to the page whose address differs only in its case. */
function useSameAddress(urls: readonly string[]): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const same = urls.find((url) => url.toLowerCase() === pathname.toLowerCase());
  useEffect(() => {
    if (same !== undefined) history.replace(same + search + hash);
  }, [history, same, search, hash]);
}

function AddressForm({ words }: { readonly words: string }): ReactNode {
  const history = useHistory();
  const action = useBaseUrl('/search');
  return (
    <form
      role="search"
      aria-label={translate({ id: 'search.near.form', message: 'Find the page' })}
      className={pageStyles.form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const query = new FormData(event.currentTarget).get('q');
        const state = { filters: noFilters, page: 1, context: null, version: null };
        history.push(action + writeSearchAddress({ ...state, query: typeof query === 'string' ? query.trim() : '' }));
      }}
    >
      <input
        className={pageStyles.input}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        aria-label={translate({ id: 'search.page.input', message: 'Search terms' })}
      />
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">Search</Translate>
      </button>
    </form>
  );
}
