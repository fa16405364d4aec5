import { onNewPage } from '../onNewPage.ts';

/** Writes keyboard shortcuts with the key of the visitor’s platform. */
export function nameShortcuts(): void {
  if (/mac|iphone|ipad/i.test(navigator.userAgent)) onNewPage(nameForMac);
}

function nameForMac(): void {
  for (const key of document.querySelectorAll<HTMLElement>('[data-shortcut]')) {
    key.textContent = `⌘ ${key.dataset['shortcut'] ?? ''}`;
  }
}
