import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useSearchContexts } from '../client/searchData';
import styles from './SearchPage.module.css';

interface Props {
  /** What the address asks for. */
  readonly asked: string;
  readonly contextId: string | null;
  readonly onAsk: (query: string) => void;
  /** What is typed is asked for too: the answer is to what the box holds. */
  readonly onContext: (id: string | null, query: string) => void;
}

/** The search page’s own box, and the part of the site that is searched. */
export default function SearchForm({ asked, contextId, onAsk, onContext }: Props): ReactNode {
  const contexts = useSearchContexts();
  const [query, setQuery] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const box = useRef<HTMLInputElement>(null);
  // Going back asks for what was sought before. @see https://react.dev/reference/react/useState
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setQuery(asked);
  }
  return (
    <form
      role="search"
      aria-label={translate({ id: 'search.page.title', message: 'Recherche' })}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(query.trim());
        // A new address takes the focus to the top of the page: who searches goes on from here.
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
        aria-label={translate({ id: 'search.page.input', message: 'Mots recherchés' })}
        onChange={(event) => setQuery(event.target.value)}
      />
      <select
        className={styles.select}
        value={contextId ?? ''}
        aria-label={translate({ id: 'search.page.context', message: 'Partie du site' })}
        onChange={(event) => onContext(event.target.value === '' ? null : event.target.value, query.trim())}
      >
        <option value="">{translate({ id: 'search.page.everywhere', message: 'Rechercher partout' })}</option>
        {contexts.map(({ id, label }) => (
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
