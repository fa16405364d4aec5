import { onNewPage } from '../onNewPage';

/** Writes shortcuts as this visitor’s keyboard does. */
export function nameShortcuts(): void {
  if (/mac|iphone|ipad/i.test(navigator.userAgent)) onNewPage(nameForMac);
}

function nameForMac(): void {
  for (const key of document.querySelectorAll<HTMLElement>('[data-shortcut]')) {
    key.textContent = `⌘ ${key.dataset['shortcut'] ?? ''}`;
  }
}
