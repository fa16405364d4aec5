import { events } from '../shared/events.ts';

/**
 * Resolves when elements may be added to those that React renders. Pages of the reference are only hydrated without the package
 * `static-pages`, and would then be rendered again.
 */
export function whenHydrated(): Promise<void> {
  if (STARTS_LATE) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener(events.ready, () => resolve(), { once: true });
  });
}
