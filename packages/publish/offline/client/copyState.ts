import { isDataDear } from '@apidoc/browser/urls';
import { isRefused } from '../choice';
import { removeCopies } from '../removeCopies';

/** What the browser keeps of the site. */
export type CopyState =
  /** It keeps nothing, for want of the means: no secure connection, a private window, a setting. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'absent'; readonly isDataDear: boolean }
  | { readonly kind: 'arriving' }
  /** `bytes` that all that the site keeps takes on the device; `null` when the browser does not tell. */
  | { readonly kind: 'kept'; readonly bytes: number | null };

/**
 * Asks the browser for the state of the copy; whatever it refuses is `impossible`, never an error.
 *
 * @param baseUrl The site’s.
 */
export async function readCopyState(baseUrl: string): Promise<CopyState> {
  try {
    const registration = await findRegistration(baseUrl);
    if (registration?.active?.state === 'activated') return { kind: 'kept', bytes: await readUsage() };
    if (isRefused()) return { kind: 'refused' };
    return registration === undefined ? { kind: 'absent', isDataDear: isDataDear() } : { kind: 'arriving' };
  } catch {
    return { kind: 'impossible' };
  }
}

/** Removes the copy and the service worker that keeps it. */
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
