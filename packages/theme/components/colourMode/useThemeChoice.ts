import { useCallback, useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import { announce } from '@reliure/browser';

/** The choices of the visitor, in the order of the button: a theme, or that of their system. */
const choices = ['light', 'dark', 'system'] as const;

type Choice = (typeof choices)[number];

const storage = createStorageSlot('theme');
const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Returns a function that chooses the next theme, and names it beside the button. Docusaurus offers the system’s theme
 * only to sites that also have it without a choice; here, it is a choice like the others. The page script shows it
 * before React starts.
 */
export default function useThemeChoice(): (button: HTMLElement) => void {
  // Its types leave out the second parameter. If it were ignored, two tabs could overwrite each other’s choice.
  const setColorMode: (mode: 'light' | 'dark', options?: { readonly persist: boolean }) => void =
    useColorMode().setColorMode;
  const show = useCallback(
    (choice: Choice) => {
      setColorMode(choice === 'system' ? systemTheme() : choice, { persist: false });
      document.documentElement.dataset['themeChoice'] = choice;
    },
    [setColorMode],
  );
  useEffect(() => {
    const system = window.matchMedia(darkSystem);
    const follow = (): void => {
      if (currentChoice() === 'system') show('system');
    };
    system.addEventListener('change', follow);
    // Docusaurus listens after its components. It would take the choice of the system for the removal of any choice, and
    // write the others again, in each tab.
    const stopListening = storage.listen((event) => {
      const choice = choices.find((one) => one === event.newValue);
      if (choice === undefined) return;
      event.stopImmediatePropagation();
      if (currentChoice() !== choice) show(choice);
    });
    return () => {
      system.removeEventListener('change', follow);
      stopListening();
    };
  }, [show]);
  return (button) => {
    const choice = choices[(choices.indexOf(currentChoice()) + 1) % choices.length] ?? 'light';
    show(choice);
    storage.set(choice);
    announce(nameOf(choice), button);
  };
}

function currentChoice(): Choice {
  const { themeChoice } = document.documentElement.dataset;
  return choices.find((choice) => choice === themeChoice) ?? 'light';
}

function nameOf(choice: Choice): string {
  switch (choice) {
    case 'light':
      return translate({ id: 'colorMode.light', message: 'Light theme' });
    case 'dark':
      return translate({ id: 'colorMode.dark', message: 'Dark theme' });
    case 'system':
      return translate({ id: 'colorMode.system', message: 'Theme of the system' });
  }
}

function systemTheme(): 'light' | 'dark' {
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light';
}
