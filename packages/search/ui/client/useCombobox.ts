import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { nextOption } from './nextOption.ts';

/** Id of the list that the box controls; the box refers to it before the list exists. */
export const listId = 'search-list';

/** Returns the id of an option of the list. */
export function optionId(position: number): string {
  return `${listId}-${position}`;
}

/** The state of a list of options below a text field. */
export interface Combobox {
  readonly isOpen: boolean;
  /** Position of the option that the keyboard has reached, or −1. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
}

interface ComboboxOptions {
  /** The element itself instead of React state, so that text typed before hydration is not lost. */
  readonly input: HTMLInputElement;
  /** Number of options. */
  readonly count: number;
  /** Whether there are controls besides the options that can have the focus. */
  readonly hasControls: boolean;
  readonly onType: (text: string) => void;
  readonly onOpen: () => void;
}

/**
 * Turns an input into a combobox; the caller renders its options.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({ input, count, hasControls, onType, onOpen }: ComboboxOptions): Combobox {
  const location = useLocation();
  // The list is open on the location where it was opened, so following a link closes it.
  const [openOn, setOpenOn] = useState(() => (input === document.activeElement ? location : null));
  const [chosen, setChosen] = useState(-1);
  const isOpen = openOn === location;
  // The list may have become shorter since the option was chosen.
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
    // The option may be outside the visible part of a long list.
    if (active !== -1) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // The listeners are added at each render because they depend on the whole state, and adding one costs little. This is
  // a layout effect: between the render and a later effect, input would be lost.
  useLayoutEffect(() => {
    const type = (): void => {
      onType(input.value);
      setChosen(-1);
      open();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const next = nextOption(event.key, active, count);
      if (next !== null) {
        open();
        setChosen(next);
      } else if (event.key === 'Escape' && isOpen) close();
      else if (event.key === 'Tab' && isOpen && count > 0 && !hasControls) {
        // The focus moves as usual.
        close();
        return;
      } else if (event.key === 'Enter' && active !== -1)
        // With its modifier keys, so that a link opens in another tab or window as it does when it has the focus.
        document.getElementById(optionId(active))?.dispatchEvent(new MouseEvent('click', event));
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
