import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SuggestionChoice } from './Suggestions';
import styles from './SearchBox.module.css';

/** What finds, and what shows it, comes when the visitor turns to the box. */
const Suggestions = lazy(() => import('./Suggestions'));

/** The navbar’s search: a form that works by itself, and a combobox as soon as it is used. */
export default function SearchBox(): ReactNode {
  const searchUrl = useBaseUrl('/search');
  const history = useHistory();
  const location = useLocation();
  const listId = useId();
  const holder = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Open on the page where it was opened: following a link closes it.
  const [openOn, setOpenOn] = useState<typeof location | null>(null);
  const isOpen = openOn === location;
  const [choices, setChoices] = useState<readonly SuggestionChoice[]>([]);
  // Counted, not placed: the list may change between two keys.
  const [steps, setSteps] = useState(0);
  // One place more than there are choices: the box itself, with nothing chosen.
  const places = choices.length + 1;
  const active = (((steps % places) + places) % places) - 1;
  useShortcut(input);

  useEffect(() => {
    // What was typed before React started.
    const box = input.current;
    if (box !== null && box.value !== '') setQuery(box.value);
    if (box !== null && box === document.activeElement) setOpenOn(location);
    // Only once: later, the box tells by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && holder.current?.contains(target) === false) setOpenOn(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  function go(address: string): void {
    setOpenOn(null);
    input.current?.blur();
    history.push(address);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        setOpenOn(location);
        setSteps(steps + (event.key === 'ArrowDown' ? 1 : -1));
        return;
      }
      case 'Escape':
        if (isOpen) setOpenOn(null);
        else setQuery('');
        return;
      case 'Enter': {
        const choice = isOpen ? choices[active] : undefined;
        if (choice === undefined) return;
        event.preventDefault();
        go(choice.address);
        return;
      }
    }
  }

  const isShown = isOpen && query.trim() !== '';
  const label = translate({ id: 'search.label', message: 'Rechercher dans le site' });
  return (
    <form
      ref={holder}
      role="search"
      className={styles.form}
      action={searchUrl}
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() !== '') go(`${searchUrl}?${new URLSearchParams({ q: query.trim() })}`);
      }}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20"
        />
      </svg>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        value={query}
        placeholder={translate({ id: 'search.placeholder', message: 'Rechercher' })}
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        onFocus={() => setOpenOn(location)}
        onChange={(event) => {
          setQuery(event.target.value);
          setSteps(0);
          setOpenOn(location);
        }}
        onKeyDown={onKeyDown}
      />
      <kbd className={styles.shortcut} aria-hidden="true" data-shortcut="K" suppressHydrationWarning>
        Ctrl K
      </kbd>
      <div className={clsx(styles.panel, !isShown && styles.hidden)}>
        <Suspense>
          {isOpen && <Suggestions listId={listId} query={query} active={active} onChoices={setChoices} onChoose={go} />}
        </Suspense>
        {!isOpen && <ul id={listId} role="listbox" aria-label={label} />}
      </div>
    </form>
  );
}

/** Focuses the box on Ctrl+K or Cmd+K. */
function useShortcut(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
