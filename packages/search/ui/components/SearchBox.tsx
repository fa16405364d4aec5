import { useCallback, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { listId } from '../client/useCombobox.ts';
import SearchPanel from './SearchPanel.tsx';
import styles from './SearchBox.module.css';

/**
 * Renders the search box of the navbar: a form that works before hydration. The search itself is loaded when the
 * visitor is about to use it.
 */
export default function SearchBox(): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  const use = (): void => setUsed(true);

  const attach = useCallback((element: HTMLInputElement | null) => {
    setInput(element);
    // The visitor may have used the box before hydration.
    if (element !== null && isInUse(element)) setUsed(true);
  }, []);

  const label = translate({ id: 'search.label', message: 'Search this site' });
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      action={useBaseUrl('/search')}
      onFocus={use}
      onPointerEnter={use}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20"
        />
      </svg>
      <input
        ref={attach}
        className={styles.input}
        type="search"
        name="q"
        placeholder={translate({ id: 'search.placeholder', message: 'Search' })}
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
      />
      <kbd className={styles.shortcut} aria-hidden="true" data-shortcut="K" suppressHydrationWarning>
        Ctrl K
      </kbd>
      {isUsed && input !== null && <SearchPanel input={input} />}
    </form>
  );
}

/** Whether the box is in use. React receives no events from before hydration, so the state of the field is checked. */
function isInUse(input: HTMLInputElement): boolean {
  return input.value !== '' || input === document.activeElement || input.form?.matches(':hover') === true;
}
