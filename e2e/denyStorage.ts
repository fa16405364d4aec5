import type { Page } from '@playwright/test';

/** The ways in which a browser may refuse storage, with the messages of their errors. */
export const storageFaults = {
  refused: 'Access denied',
  full: 'Quota exceeded',
  broken: 'Storage is corrupt',
} as const;

/** Makes the storage of the pages that are opened next fail. */
export async function denyStorage(page: Page, fault: keyof typeof storageFaults): Promise<void> {
  await page.addInitScript(
    ([kind, text]) => {
      const deny = () => {
        throw new DOMException(text, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (kind === 'full') Storage.prototype.setItem = deny;
      else if (kind === 'broken') Object.assign(Storage.prototype, { getItem: deny, setItem: deny, removeItem: deny });
      else Object.defineProperty(window, 'localStorage', { get: deny });
    },
    [fault, storageFaults[fault]] as const,
  );
}
