import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { Hit } from '@site/core/search/engine';
import { hitAddress, hitBreadcrumbs } from '../client/hitAddress';
import { searchContexts, toContextId } from '../client/indexes';
import { useSearch } from '../client/useSearch';
import HitText, { matchedWords } from './HitText';
import SearchFailure from './SearchFailure';
import styles from './SearchPage.module.css';

/** Most results that are shown at once. */
const resultLimit = 100;

export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata title={translate({ id: 'search.page.title', message: 'Recherche' })} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main} data-needs-app="">
        <h1>
          <Translate id="search.page.title">Recherche</Translate>
        </h1>
        {/* What is sought stands in the address, which only a browser knows. */}
        {isBrowser ? <Search /> : <noscript>{needsScript}</noscript>}
      </main>
    </Layout>
  );
}

const needsScript = 'La recherche se fait dans votre navigateur : elle a besoin de JavaScript.';

function Search(): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('q') ?? '';
  const contextId = toContextId(parameters.get('ctx'));
  const versionUrl = parameters.get('version');
  const result = useSearch({ query: asked, contextId, versionUrl, limit: resultLimit });

  function show(change: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    history.push({ search: next.toString() });
  }

  return (
    <>
      <SearchForm key={asked} asked={asked} contextId={contextId} onShow={show} />
      <Results result={result} />
    </>
  );
}

interface FormProps {
  /** What the address asks for. */
  readonly asked: string;
  readonly contextId: string | null;
  readonly onShow: (change: Readonly<Record<string, string | null>>) => void;
}

function SearchForm({ asked, contextId, onShow }: FormProps): ReactNode {
  const [query, setQuery] = useState(asked);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onShow({ q: query.trim() });
      }}
    >
      <input
        className={styles.input}
        type="search"
        name="q"
        value={query}
        maxLength={200}
        aria-label={translate({ id: 'search.page.input', message: 'Mots recherchés' })}
        onChange={(event) => setQuery(event.target.value)}
      />
      <select
        className={styles.select}
        value={contextId ?? ''}
        aria-label={translate({ id: 'search.page.context', message: 'Partie du site' })}
        onChange={(event) => onShow({ ctx: event.target.value })}
      >
        <option value="">{translate({ id: 'search.page.everywhere', message: 'Rechercher partout' })}</option>
        {searchContexts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">Rechercher</Translate>
      </button>
    </form>
  );
}

function Results({ result }: { readonly result: ReturnType<typeof useSearch> }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  switch (result.kind) {
    case 'idle':
      return (
        <p>
          <Translate id="search.page.idle">Saisissez une opération, un champ, un code d’erreur ou un sujet.</Translate>
        </p>
      );
    case 'loading':
      return (
        <p role="status">
          <Translate id="search.loading">Chargement de l’index…</Translate>
        </p>
      );
    case 'failed':
      return <SearchFailure message={result.message} onRetry={result.retry} />;
    case 'done':
      return (
        <>
          <p role="status">{resultCount(result.hits.length, result.query)}</p>
          <ol className={styles.results}>
            {result.hits.map((hit) => (
              <ResultItem key={hit.document.i} hit={hit} baseUrl={siteConfig.baseUrl} />
            ))}
          </ol>
        </>
      );
  }
}

function ResultItem({ hit, baseUrl }: { readonly hit: Hit; readonly baseUrl: string }): ReactNode {
  return (
    <li>
      <Link to={hitAddress(hit, matchedWords(hit))} data-noBrokenLinkCheck>
        <HitText hit={hit} />
      </Link>
      <span className={styles.trail}>{hitBreadcrumbs(hit, baseUrl).join(' › ')}</span>
    </li>
  );
}

function resultCount(count: number, query: string): string {
  if (count === 0) return translate({ id: 'search.page.none', message: 'Aucun résultat pour « {query} »' }, { query });
  return count === 1
    ? translate({ id: 'search.page.one', message: '1 résultat pour « {query} »' }, { query })
    : translate({ id: 'search.page.many', message: '{count} résultats pour « {query} »' }, { count, query });
}
