import { events } from '../events';
import { prepareAnnouncements } from './announce';
import { startApp } from './appStart';
import { colourCode } from './codeColours';
import { installCopy } from './copy';
import { showCurrentEntry } from './currentEntry';
import { applyFolding, installFolding } from './folding';
import { showNewAnnouncement } from './newAnnouncement';
import { announceNewPages } from './newPage';
import { prefetchOnIntent } from './prefetch';
import { normalizeAddress } from './normalizeAddress';
import { prepareForPrint } from './printing';
import { revealTarget } from './revealTarget';
import { applyLanguage, installLanguageChoice } from './sampleLanguage';
import { watchScrollAreas } from './scrollAreas';
import { nameShortcuts } from './shortcuts';
import { installSidebarGroups } from './sidebarGroups';
import { installTrustedTypes } from './trustedTypes';

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
