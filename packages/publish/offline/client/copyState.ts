import { removeCopies } from '../removeCopies.ts';

/** The state of the browser’s copy of the site. */
export type CopyState =
  /** The browser cannot keep a copy: no secure connection, a private window, or a setting. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'downloading' }
  /**
   * `bytes`: the space that everything stored by the site uses on the device; `null` if the browser does not report it.
   */
  | { readonly kind: 'stored'; readonly bytes: number | null };

/**
 * Reads the state of the copy. If the browser refuses, the state is `unavailable`; this never throws.
 *
 * @param baseUrl The site’s base URL.
 */
export async function readCopyState(baseUrl: string): Promise<CopyState> {
  try {
    const registration = await findRegistration(baseUrl);
    if (registration?.active?.state === 'activated') return { kind: 'stored', bytes: await readUsage() };
    return { kind: registration === undefined ? 'absent' : 'downloading' };
  } catch {
    return { kind: 'unavailable' };
  }
}

/** Removes the copy and the service worker that manages it. */
export async function removeCopy(baseUrl: string): Promise<void> {
  const registration = await findRegistration(baseUrl);
  if (registration !== undefined) await removeCopies(registration);
}

async function findRegistration(baseUrl: string): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(baseUrl);
}

async function readUsage(): Promise<number | null> {
  const { usage } = await navigator.storage.estimate();
  return usage ?? null;
}
