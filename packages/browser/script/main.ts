import { events } from '../shared/events';
import { prepareAnnouncements } from './announce';
import { startApp } from './features/startApp';
import { colourCode } from './features/colourCode';
import { installCopy } from './features/copy';
import { showCurrentEntry } from './features/showCurrentEntry';
import { applyFolding, installFolding } from './features/foldSchemas';
import { showNewAnnouncement } from './features/showNewAnnouncement';
import { announceNewPages } from './features/announceNewPages';
import { prefetchOnIntent } from './features/prefetch';
import { normalizeAddress } from './features/normalizeAddress';
import { prepareForPrint } from './features/prepareForPrint';
import { revealTarget } from './features/revealTarget';
import { applyLanguage, installLanguageChoice } from './features/keepSampleLanguage';
import { watchScrollAreas } from './features/watchScrollAreas';
import { nameShortcuts } from './features/nameShortcuts';
import { installSidebarGroups } from './features/fillSidebarGroups';
import { installTrustedTypes } from './features/installTrustedTypes';

document.documentElement.dataset['script'] = '';

installTrustedTypes(BASE_URL);
showNewAnnouncement(ANNOUNCEMENT_ID);
startApp();
prefetchOnIntent();
installCopy();
installFolding();
installLanguageChoice();
installSidebarGroups();
announceNewPages();
prepareForPrint();

/** Brings a page that has just come to the state that the visitor chose. */
function setUpPage(): void {
  applyLanguage();
  applyFolding();
  revealTarget();
  colourCode();
  watchScrollAreas();
  showCurrentEntry();
}

document.addEventListener('DOMContentLoaded', () => {
  normalizeAddress(BASE_URL);
  nameShortcuts();
  prepareAnnouncements();
  setUpPage();
  const content = document.querySelector('main');
  document.addEventListener(events.ready, () => {
    // React keeps what the build rendered; while developing, and in the place of another page, it renders its own.
    if (document.querySelector('main') !== content) setUpPage();
  });
});
document.addEventListener(events.changed, setUpPage);
document.addEventListener(events.moved, revealTarget);
window.addEventListener('hashchange', revealTarget);
