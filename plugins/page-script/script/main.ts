import { events } from '../events';
import { startApp } from './appStart';
import { colourCode } from './codeColours';
import { installCopy } from './copy';
import { applyFolding, installFolding } from './folding';
import { prefetchOnIntent } from './prefetch';
import { normalizeAddress } from './normalizeAddress';
import { revealTarget } from './revealTarget';
import { applyLanguage, installLanguageChoice } from './sampleLanguage';
import { nameShortcuts } from './shortcuts';
import { installSidebarGroups } from './sidebarGroups';

document.documentElement.dataset['script'] = '';

startApp();
prefetchOnIntent();
installCopy();
installFolding();
installLanguageChoice();
installSidebarGroups();

/** Brings a page that has just come to the state that the visitor chose. */
function setUpPage(): void {
  applyLanguage();
  applyFolding();
  revealTarget();
  colourCode();
}

document.addEventListener('DOMContentLoaded', () => {
  normalizeAddress(BASE_URL);
  nameShortcuts();
  setUpPage();
  const content = document.querySelector('main');
  document.addEventListener(events.ready, () => {
    // React keeps what the build rendered; while developing, and in the place of another page, it renders its own.
    if (document.querySelector('main') !== content) setUpPage();
  });
});
document.addEventListener(events.changed, setUpPage);
window.addEventListener('hashchange', revealTarget);
