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
  const { setColorMode } = useColorMode();
  const choose = useCallback(
    (choice: Choice) => {
      setColorMode(choice === 'system' ? systemTheme() : choice);
      if (choice !== 'system') return;
      // Docusaurus has shown and stored the theme that the system has now.
      document.documentElement.dataset['themeChoice'] = choice;
      storage.set(choice);
    },
    [setColorMode],
  );
  useEffect(() => {
    const system = window.matchMedia(darkSystem);
    const follow = (): void => {
      if (currentChoice() === 'system') choose('system');
    };
    system.addEventListener('change', follow);
    // Docusaurus listens after its components: it would take this choice of another tab for the removal of any choice.
    const stopListening = storage.listen((event) => {
      if (storage.get() !== 'system') return;
      event.stopImmediatePropagation();
      if (currentChoice() !== 'system') choose('system');
    });
    return () => {
      system.removeEventListener('change', follow);
      stopListening();
    };
  }, [choose]);
  return (button) => {
    const choice = choices[(choices.indexOf(currentChoice()) + 1) % choices.length] ?? 'light';
    choose(choice);
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
