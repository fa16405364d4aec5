import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useSearchContexts } from '../client/searchData.ts';
import styles from './SearchPage.module.css';

interface Props {
  /** The query in the URL. */
  readonly submitted: string;
  readonly contextId: string | null;
  readonly onSearch: (query: string) => void;
  /** Also called with the typed query, so that the results match the text in the box. */
  readonly onContext: (id: string | null, query: string) => void;
}

/** Renders the box of the search page, and the choice of the part of the site to search. */
export default function SearchForm({ submitted, contextId, onSearch, onContext }: Props): ReactNode {
  const contexts = useSearchContexts();
  const [query, setQuery] = useState(submitted);
  const [lastSubmitted, setLastSubmitted] = useState(submitted);
  const box = useRef<HTMLInputElement>(null);
  // When the visitor goes back, the box shows the earlier query. @see https://react.dev/reference/react/useState
  if (submitted !== lastSubmitted) {
    setLastSubmitted(submitted);
    setQuery(submitted);
  }
  return (
    <form
      role="search"
      aria-label={translate({ id: 'search.page.title', message: 'Search' })}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(query.trim());
        // A change of URL moves the focus to the top of the page. It returns here, so that the visitor can refine the
        // search.
        requestAnimationFrame(() => box.current?.focus());
      }}
    >
      <input
        ref={box}
        className={styles.input}
        type="search"
        name="q"
        value={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        aria-label={translate({ id: 'search.page.input', message: 'Search terms' })}
        onChange={(event) => setQuery(event.target.value)}
      />
      <select
        className={styles.select}
        value={contextId ?? ''}
        aria-label={translate({ id: 'search.page.context', message: 'Part of the site' })}
        onChange={(event) => onContext(event.target.value === '' ? null : event.target.value, query.trim())}
      >
        <option value="">{translate({ id: 'search.page.everywhere', message: 'Search everywhere' })}</option>
        {contexts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">Search</Translate>
      </button>
    </form>
  );
}
