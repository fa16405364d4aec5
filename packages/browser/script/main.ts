import { announceNewPages } from './features/announceNewPages.ts';
import { chooseCall } from './features/code/chooseCall.ts';
import { chooseServer } from './features/code/chooseServer.ts';
import { chooseReleases } from './features/lists/chooseReleases.ts';
import { closeMenus } from './features/closeMenus.ts';
import { colourCode } from './features/code/colourCode.ts';
import { copyOnClick } from './features/copyOnClick.ts';
import { fillSidebarGroups } from './features/lists/fillSidebarGroups.ts';
import { filterLists } from './features/lists/filterLists.ts';
import { focusSearch } from './features/focusSearch.ts';
import { followSystemTheme } from './features/followSystemTheme.ts';
import { toggleSchemas } from './features/toggleSchemas.ts';
import { installTrustedTypes } from './features/installTrustedTypes.ts';
import { storeSampleLanguage } from './features/code/storeSampleLanguage.ts';
import { showCurrentSection } from './features/showCurrentSection.ts';
import { moveAmongTabs } from './features/moveAmongTabs.ts';
import { nameShortcuts } from './features/nameShortcuts.ts';
import { normalizeAddress } from './features/normalizeAddress.ts';
import { prepareForPrint } from './features/prepareForPrint.ts';
import { repairAddress } from './features/repairAddress.ts';
import { reportStartFailure } from './features/reportStartFailure.ts';
import { revealTarget } from './features/revealTarget.ts';
import { showCurrentEntry } from './features/showCurrentEntry.ts';
import { showNewAnnouncement } from './features/showNewAnnouncement.ts';
import { skipToContent } from './features/skipToContent.ts';
import { watchScrollAreas } from './features/watchScrollAreas.ts';
import { wrapCode } from './features/code/wrapCode.ts';

// Style sheets use this attribute to show the controls that need this script.
document.documentElement.dataset['script'] = '';

installTrustedTypes(BASE_URL);
followSystemTheme();
showNewAnnouncement(ANNOUNCEMENT_ID);
reportStartFailure();
if (!STARTS_LATE) repairAddress();

focusSearch();
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
chooseCall();
prepareForPrint();
wrapCode();

// These run for each page, in this order: the position of a target depends on what is expanded before it.
nameShortcuts();
storeSampleLanguage();
chooseServer();
toggleSchemas();
revealTarget();
colourCode();
watchScrollAreas();
showCurrentEntry();
