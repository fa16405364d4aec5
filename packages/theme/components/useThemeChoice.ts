import { useCallback, useEffect } from 'react';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';

/** What the visitor can choose, in the order of the button: a theme, or that of their system. */
const choices = ['light', 'dark', 'system'] as const;

type Choice = (typeof choices)[number];

const storage = createStorageSlot('theme');
const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Returns a function that chooses the next theme. Docusaurus offers the system’s theme only to sites that also have it without
 * a choice; here, it is a choice like the others. The page script shows it before React starts.
 */
export default function useThemeChoice(): () => void {
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
  return () => choose(choices[(choices.indexOf(currentChoice()) + 1) % choices.length] ?? 'light');
}

function currentChoice(): Choice {
  const { themeChoice } = document.documentElement.dataset;
  return choices.find((choice) => choice === themeChoice) ?? 'light';
}

function systemTheme(): 'light' | 'dark' {
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light';
}
