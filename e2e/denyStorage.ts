import { expect, type Page } from '@playwright/test';

/** The ways in which a browser may refuse storage, with the messages of their errors. */
const messages = {
  refused: 'Access denied',
  full: 'Quota exceeded',
  broken: 'Storage is corrupt',
} as const;

export const storageFaults = ['refused', 'full', 'broken'] as const;

/**
 * Makes the storage of the pages that are opened next fail.
 *
 * @returns A function that checks that a page has logged this.
 */
export async function denyStorage(page: Page, fault: keyof typeof messages): Promise<() => void> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  await page.addInitScript(
    ([kind, text]) => {
      const deny = () => {
        throw new DOMException(text, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (kind === 'full') Storage.prototype.setItem = deny;
      else if (kind === 'broken') Object.assign(Storage.prototype, { getItem: deny, setItem: deny, removeItem: deny });
      else Object.defineProperty(window, 'localStorage', { get: deny });
    },
    [fault, messages[fault]] as const,
  );
  return () => expect(warnings.join('\n')).toMatch(new RegExp(`stor|${messages[fault]}`, 'i'));
}
