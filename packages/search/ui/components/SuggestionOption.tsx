import type { MouseEvent, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import HitLines from './HitLines.tsx';
import styles from './SearchPanel.module.css';
import type { Suggestion } from './suggestions.ts';

interface Props {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  /** Called when the visitor follows the link of the suggestion. */
  readonly onLeave: () => void;
  readonly onSearch: (query: string) => void;
}

/** Renders one option below the search box. The focus stays in the box, from where the keyboard selects options. */
export default function SuggestionOption({ id, suggestion, isActive, onLeave, onSearch }: Props): ReactNode {
  const history = useHistory();
  const common = { id, role: 'option', 'aria-selected': isActive, className: styles.option, tabIndex: -1 } as const;
  switch (suggestion.kind) {
    case 'similar':
    case 'recent':
      return (
        // The keyboard chooses an option with Enter in the box.
        <li {...common} onPointerDown={keepFocus} onClick={() => onSearch(suggestion.query)} onKeyDown={undefined}>
          {suggestion.query}
        </li>
      );
    case 'hit':
    case 'all':
    case 'browse':
      return (
        <li role="presentation">
          {/* Docusaurus’s Link would prefetch the page of each suggestion at each key. */}
          <a
            {...common}
            href={suggestion.address}
            onMouseDown={keepFocus}
            onClick={(event: MouseEvent) => {
              // A click with one of these keys opens another tab or window, so this page stays as it is.
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onLeave();
              history.push(suggestion.address);
            }}
          >
            <OptionContent suggestion={suggestion} />
          </a>
        </li>
      );
  }
}

function OptionContent({
  suggestion,
}: {
  readonly suggestion: Extract<Suggestion, { readonly address: string }>;
}): ReactNode {
  switch (suggestion.kind) {
    case 'hit':
      return <HitLines hit={suggestion.hit} hasKind={suggestion.group === 'other'} />;
    case 'all':
      return (
        <strong>
          <Translate id="search.all">View all results</Translate>
        </strong>
      );
    case 'browse':
      return (
        <Translate id="search.browse" values={{ label: suggestion.label }}>
          {'Browse: {label}'}
        </Translate>
      );
  }
}

function keepFocus(event: { readonly preventDefault: () => void }): void {
  event.preventDefault();
}
