import { useEffect, useMemo, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Hit } from '@site/core/search/engine';
import { hitAddress, hitBreadcrumbs } from '../client/hitAddress';
import { useSearch } from '../client/useSearch';
import HitText, { matchedWords } from './HitText';
import SearchFailure from './SearchFailure';
import styles from './Suggestions.module.css';

/** Something that can be chosen in the list. */
export interface SuggestionChoice {
  readonly address: string;
}

interface Props {
  readonly listId: string;
  readonly query: string;
  /** Position of the choice that the keyboard is on, or −1. */
  readonly active: number;
  readonly onChoices: (choices: readonly SuggestionChoice[]) => void;
  readonly onChoose: (address: string) => void;
}

/** Most suggestions that are shown at once. */
const suggestionLimit = 8;

/** The list below the search box: the best hits, then the way to all of them. */
export default function Suggestions({ listId, query, active, onChoices, onChoose }: Props): ReactNode {
  const search = useSearch({ query, contextId: null, versionUrl: null, limit: suggestionLimit });
  const { siteConfig } = useDocusaurusContext();
  const searchUrl = useBaseUrl('/search');
  const hits = search.kind === 'done' ? search.hits : noHits;
  const choices = useMemo(
    () =>
      hits.length === 0
        ? []
        : [
            ...hits.map((hit) => ({ address: hitAddress(hit, matchedWords(hit)) })),
            { address: `${searchUrl}?${new URLSearchParams({ q: query.trim() })}` },
          ],
    [hits, query, searchUrl],
  );
  useEffect(() => onChoices(choices), [choices, onChoices]);

  if (search.kind === 'idle') return null;
  if (search.kind === 'failed') return <SearchFailure message={search.message} onRetry={search.retry} />;
  if (search.kind === 'loading') {
    return (
      <p className={styles.message} role="status">
        <Translate id="search.loading">Chargement de l’index…</Translate>
      </p>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {countWording(hits.length)}
      </p>
      {hits.length === 0 && (
        <p className={styles.message}>
          <Translate id="search.none">Aucun résultat</Translate>
        </p>
      )}
      <ul
        id={listId}
        role="listbox"
        className={styles.list}
        aria-label={translate({ id: 'search.suggestions', message: 'Suggestions' })}
      >
        {choices.map(({ address }, position) => {
          const hit = hits[position];
          return (
            <li
              key={address}
              id={`${listId}-${position}`}
              role="option"
              aria-selected={position === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(address)}
              onKeyDown={undefined}
            >
              {hit === undefined ? (
                <strong>
                  <Translate id="search.all">Voir tous les résultats</Translate>
                </strong>
              ) : (
                <>
                  <HitText hit={hit} />
                  <span className={styles.trail}>{hitBreadcrumbs(hit, siteConfig.baseUrl).join(' › ')}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const noHits: readonly Hit[] = [];

function countWording(count: number): string {
  if (count === 0) return translate({ id: 'search.count.none', message: 'Aucun résultat' });
  return count === 1
    ? translate({ id: 'search.count.one', message: '1 suggestion' })
    : translate({ id: 'search.count.many', message: '{count} suggestions' }, { count });
}
