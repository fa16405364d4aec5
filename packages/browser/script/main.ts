import { announceNewPages } from './features/announceNewPages';
import { chooseServer } from './features/code/chooseServer';
import { chooseReleases } from './features/lists/chooseReleases';
import { closeMenus } from './features/closeMenus';
import { colourCode } from './features/code/colourCode';
import { copyOnClick } from './features/copyOnClick';
import { fillSidebarGroups } from './features/lists/fillSidebarGroups';
import { filterLists } from './features/lists/filterLists';
import { focusSearch } from './features/focusSearch';
import { toggleSchemas } from './features/toggleSchemas';
import { installTrustedTypes } from './features/installTrustedTypes';
import { replayClicks } from './features/replayClicks';
import { storeSampleLanguage } from './features/code/storeSampleLanguage';
import { showCurrentSection } from './features/showCurrentSection';
import { moveAmongTabs } from './features/moveAmongTabs';
import { nameShortcuts } from './features/nameShortcuts';
import { normalizeAddress } from './features/normalizeAddress';
import { prefetchOnIntent } from './features/prefetchOnIntent';
import { prepareForPrint } from './features/prepareForPrint';
import { revealTarget } from './features/revealTarget';
import { showCurrentEntry } from './features/showCurrentEntry';
import { showNewAnnouncement } from './features/showNewAnnouncement';
import { skipToContent } from './features/skipToContent';
import { startApp } from './features/startApp';
import { watchScrollAreas } from './features/watchScrollAreas';

// Style sheets use this attribute to show the controls that need this script.
document.documentElement.dataset['script'] = '';

installTrustedTypes(BASE_URL);
showNewAnnouncement(ANNOUNCEMENT_ID);

startApp();
replayClicks();
focusSearch();
prefetchOnIntent();

normalizeAddress(BASE_URL);
announceNewPages();
skipToContent();
showCurrentSection();
copyOnClick();
closeMenus();
moveAmongTabs();
fillSidebarGroups();
filterLists();
chooseReleases();
prepareForPrint();

// These run for each page, in this order: the position of a target depends on what is expanded before it.
nameShortcuts();
storeSampleLanguage();
chooseServer();
toggleSchemas();
revealTarget();
colourCode();
watchScrollAreas();
showCurrentEntry();
