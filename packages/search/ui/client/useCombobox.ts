import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { nextStep } from './nextStep';

/** Id of the list that the box controls; the box names it before the list is there. */
export const listId = 'search-list';

/** Id of an option of the list. */
export function optionId(position: number): string {
  return `${listId}-${position}`;
}

/** The state of a list of options below a text field. */
export interface Combobox {
  readonly isOpen: boolean;
  /** Position of the option that the keyboard is on, or −1. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
}

interface ComboboxOptions {
  /** Not React’s: what was typed in it before React came is not lost. */
  readonly input: HTMLInputElement;
  /** How many options there are. */
  readonly count: number;
  /** Whether there are controls beside the options, which the focus may go to. */
  readonly hasControls: boolean;
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
}

/**
 * Makes a combobox of an input whose options the caller shows.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ input, count, hasControls, onType, onOpen }: ComboboxOptions): Combobox {
  const location = useLocation();
  // Open on the page where it was opened: following a link closes it.
  const [openOn, setOpenOn] = useState(() => (input === document.activeElement ? location : null));
  const [chosen, setChosen] = useState(-1);
  const isOpen = openOn === location;
  // The list may have become shorter since.
  const active = isOpen ? Math.min(chosen, count - 1) : -1;

  const open = (): void => {
    if (!isOpen) onOpen();
    setOpenOn(location);
  };
  const close = (): void => {
    setOpenOn(null);
    setChosen(-1);
  };

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen && count > 0));
    input.form?.toggleAttribute('data-open', isOpen);
    if (active === -1) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', optionId(active));
  }, [input, isOpen, count, active]);

  useEffect(() => {
    // Below the fold of a long list.
    if (active !== -1) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // At each render: what they do depends on all of it, and adding a listener costs nothing. Before the browser goes on:
  // what is typed in between would be lost.
  useLayoutEffect(() => {
    const type = (): void => {
      onType(input.value);
      setChosen(-1);
      open();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const next = nextStep(event.key, active, count);
      if (next !== null) {
        open();
        setChosen(next);
      } else if (event.key === 'Escape' && isOpen) close();
      else if (event.key === 'Tab' && isOpen && count > 0 && !hasControls) {
        // The focus goes where it would.
        close();
        return;
      } else if (event.key === 'Enter' && active !== -1) document.getElementById(optionId(active))?.click();
      else return;
      event.preventDefault();
    };
    const closeElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && input.form?.contains(target) === false) close();
    };
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('input', type, { signal });
    input.addEventListener('focus', open, { signal });
    input.addEventListener('click', open, { signal });
    input.addEventListener('keydown', press, { signal });
    document.addEventListener('pointerdown', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    return () => controller.abort();
  });

  return { isOpen, active, open, close };
}
