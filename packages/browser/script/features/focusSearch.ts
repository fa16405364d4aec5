import { events } from '../../shared/events';

/** Focuses the search box on Ctrl+K or Cmd+K, until React does. */
export function focusSearch(): void {
  // In development, React runs from the start.
  if (document.documentElement.dataset['app'] === undefined) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('[role="search"] input')?.focus();
    },
    { signal },
  );
  document.addEventListener(events.ready, () => waiting.abort(), { signal });
}
