import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clearRecentSearches, storeRecentSearch, readRecentSearches } from '../client/recentSearches.ts';
import type { SearchResponse } from '../../engine/engine.ts';
import { noFilters } from '../client/searchAddress.ts';
import { listId, optionId, useCombobox } from '../client/useCombobox.ts';
import { prepareSearch, toEffectiveQuery, useSearch, type SearchState } from '../client/useSearch.ts';
import { useSearchContexts } from '../client/searchData.ts';
import SearchFailure from './SearchFailure.tsx';
import SearchLoading from './SearchLoading.tsx';
import SuggestionOption from './SuggestionOption.tsx';
import styles from './SearchPanel.module.css';
import { toSuggestions, type HitGroup, type Suggestion } from './suggestions.ts';

interface Props {
  readonly input: HTMLInputElement;
}

/** Maximum number of suggestions shown at once. */
const suggestionLimit = 8;

/** Renders the panel of the search box: suggestions, or the recent searches. */
export default function SearchPanel({ input }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const contexts = useSearchContexts();
  const history = useHistory();
  const [query, setQuery] = useState(input.value);
  const [recent, setRecent] = useState(readRecentSearches);
  const search = useSearch({
    query,
    filters: noFilters,
    offset: 0,
    limit: suggestionLimit,
    passagesPerPage: 1,
    contextId: null,
    versionUrl: null,
    startsWithNames: true,
  });
  const suggestions = toSuggestions(search, { baseUrl, contexts, recent });
  const { isOpen, active, open, close } = useCombobox({
    input,
    count: suggestions.length,
    hasControls: search.kind !== 'done',
    onType: setQuery,
    onOpen: () => setRecent(readRecentSearches()),
  });

  useEffect(() => prepareSearch(baseUrl), [baseUrl]);

  const effectiveQuery = toEffectiveQuery(search, query) ?? query.trim();

  function leave(): void {
    storeRecentSearch(effectiveQuery);
    close();
    input.blur();
  }

  function searchFor(typed: string): void {
    setInputValue(input, typed);
    setQuery(typed);
    open();
    input.focus();
  }

  useLayoutEffect(() => {
    const { form } = input;
    const submit = (event: Event): void => {
      event.preventDefault();
      if (effectiveQuery === '') return;
      leave();
      history.push(`${baseUrl}search?${new URLSearchParams({ q: effectiveQuery })}`);
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  });

  const isBare = search.kind === 'idle' && recent.length === 0;
  return (
    <div className={clsx(styles.panel, isBare && styles.bare)} hidden={!isOpen}>
      <button type="button" className={clsx('clean-btn', styles.close)} onClick={close}>
        <Translate id="search.close">Close</Translate>
      </button>
      <Message search={search} hasRecent={recent.length > 0} />
      <ul id={listId} role="listbox" className={styles.list} aria-label={listLabel(search)}>
        {isOpen &&
          toRuns(suggestions).map(({ group, start, members }) => {
            const options = members.map((suggestion, index) => (
              <SuggestionOption
                key={start + index}
                id={optionId(start + index)}
                suggestion={suggestion}
                isActive={start + index === active}
                onLeave={leave}
                onSearch={searchFor}
              />
            ));
            return group === null ? (
              options
            ) : (
              <li key={start} role="presentation">
                <span className={styles.group} aria-hidden="true">
                  {groupLabel(group)}
                </span>
                <ul role="group" aria-label={groupLabel(group)}>
                  {options}
                </ul>
              </li>
            );
          })}
      </ul>
      {suggestions.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <Translate id="search.keys">↑ ↓ choose · Enter open · Esc close</Translate>
        </p>
      )}
      {search.kind === 'idle' && !isBare && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            clearRecentSearches();
            setRecent([]);
            input.focus();
          }}
        >
          <Translate id="search.forget">Clear recent searches</Translate>
        </button>
      )}
    </div>
  );
}

interface Run {
  /** `null` for suggestions without a heading. */
  readonly group: HitGroup | null;
  /** Position of the first member among all suggestions. */
  readonly start: number;
  readonly members: readonly Suggestion[];
}

/** Splits suggestions where their group changes. */
function toRuns(suggestions: readonly Suggestion[]): readonly Run[] {
  const groups = suggestions.map((suggestion) => (suggestion.kind === 'hit' ? suggestion.group : null));
  const starts = groups.flatMap((group, position) =>
    position === 0 || group !== groups[position - 1] ? position : [],
  );
  return starts.map((start, index) => ({
    group: groups[start] ?? null,
    start,
    members: suggestions.slice(start, starts[index + 1]),
  }));
}

function groupLabel(group: HitGroup): string {
  switch (group) {
    case 'operation':
      return translate({ id: 'search.group.operation', message: 'Operations' });
    case 'field':
      return translate({ id: 'search.group.field', message: 'Fields' });
    case 'guide':
      return translate({ id: 'search.group.guide', message: 'Guides' });
    case 'other':
      return translate({ id: 'search.group.other', message: 'Other pages' });
  }
}

/** Renders the state of the search, visibly or only for screen readers. */
function Message({
  search,
  hasRecent,
}: {
  readonly search: SearchState & { readonly retry: () => void };
  readonly hasRecent: boolean;
}): ReactNode {
  switch (search.kind) {
    case 'failed':
      return <SearchFailure failure={search.failure} onRetry={search.retry} />;
    case 'loading':
      return <SearchLoading />;
    case 'idle':
      return (
        <p className={styles.title}>
          {hasRecent ? (
            <Translate id="search.recent">Recent searches</Translate>
          ) : (
            <Translate id="search.idle">Type an operation, a field, an error code or a topic.</Translate>
          )}
        </p>
      );
    case 'done':
      return (
        <p role="status" className={search.isFinal && !isWhole(search.response) ? styles.title : 'sr-only'}>
          {resultCountWording(search.response)}
        </p>
      );
  }
}

function listLabel({ kind }: SearchState): string {
  return kind === 'idle'
    ? translate({ id: 'search.recent', message: 'Recent searches' })
    : translate({ id: 'search.suggestions', message: 'Suggestions' });
}

/** Whether the suggestions are about the whole query, so that nothing need be said about them. */
function isWhole({ total, certainty }: SearchResponse): boolean {
  return total > 0 && certainty !== 'near';
}

function resultCountWording({ hits, total, part, certainty }: SearchResponse): string {
  const shown = hits.length;
  if (part !== null) return translate({ id: 'search.part', message: 'Results for “{part}” only' }, { part });
  if (total === 0) return translate({ id: 'search.none', message: 'No results' });
  if (certainty === 'near')
    return translate({ id: 'search.nearest', message: 'No page is quite about this; the nearest are:' });
  if (total === 1) return translate({ id: 'search.count.one', message: '1 result' });
  return shown === total
    ? translate({ id: 'search.count.all', message: '{total} results' }, { total })
    : translate({ id: 'search.count.some', message: 'First {shown} results' }, { shown });
}

/** Sets the value of the input, which is uncontrolled. The browser fires no event for this. */
function setInputValue(input: HTMLInputElement, value: string): void {
  input.value = value;
}
