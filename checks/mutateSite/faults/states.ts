import type { Fault } from '../fault';

const menu = 'packages/theme/theme/Navbar/MobileSidebar/Layout/index.tsx';
const dropdown = 'packages/theme/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx';
const announcement = 'packages/browser/script/features/showNewAnnouncement.ts';
const visit = 'site/contract/domaines/visites/paths/v2_visites_{visiteId}.yaml';

/** Section 4 of the specification: states and transitions. */
export const states: readonly Fault[] = [
  {
    tag: '@spinner-on-first-page',
    file: 'packages/search/ui/components/SearchPage.tsx',
    find: '{isBrowser ? <Search /> : <Waiting />}',
    plant: '{isBrowser && <Search />}',
  },
  {
    tag: '@spinner-on-first-page',
    file: 'packages/browser/script/features/startApp.ts',
    find: 'highlightWords().length > 0 || document.querySelector(needsApp) !== null',
    plant: 'highlightWords().length > 0',
  },
  {
    tag: '@mobile-menu-up-to-996px',
    file: 'packages/theme/css/frame.css',
    find: '.navbar__title {\n  font-weight: 700;',
    plant:
      '@media (min-width: 996px) {\n  .navbar__toggle {\n    display: none;\n  }\n}\n\n.navbar__title {\n  font-weight: 700;',
  },
  {
    tag: '@mobile-menu-up-to-996px',
    file: 'packages/reference/client/staticPages.ts',
    find: "toInnerHtml(frame.querySelector('aside'))",
    plant: "toInnerHtml(frame.querySelector('menu'))",
  },
  {
    tag: '@mobile-menu-keeps-focus',
    file: menu,
    find: 'for (const other of others) other.inert = true;',
    plant: '',
  },
  {
    tag: '@mobile-menu-keeps-focus',
    file: menu,
    find: "role: 'dialog', ",
    plant: '',
  },
  {
    tag: '@language-menu-opens-and-closes',
    file: dropdown,
    find: 'setOpen(!isOpen)',
    plant: 'setOpen(true)',
  },
  {
    tag: '@language-menu-opens-and-closes',
    file: dropdown,
    find: "isOpen && 'dropdown--show',",
    plant: '',
  },
  {
    tag: '@no-flash-of-other-theme',
    file: 'packages/browser/pageTemplate.ts',
    find: '<%~ it.preBodyTags %>',
    plant: '',
  },
  {
    tag: '@announcement-stays-dismissed',
    file: 'packages/preset/themeConfig.ts',
    find: 'isCloseable: true',
    plant: 'isCloseable: false',
  },
  {
    tag: '@announcement-stays-dismissed',
    file: announcement,
    find: "readChoice('docusaurus.announcement.id') !== id",
    plant: "readChoice('docusaurus.announcement') !== id",
  },
  {
    tag: '@new-announcement-shown',
    file: announcement,
    find: "removeChoice('docusaurus.announcement.dismiss')",
    plant: "removeChoice('docusaurus.announcement.id')",
  },
  {
    tag: '@new-announcement-shown',
    file: 'packages/browser/pageScriptPlugin.ts',
    find: "'announcementBar'), 'id'",
    plant: "'announcementBar'), 'key'",
  },
  {
    tag: '@search-index-loading-shown',
    file: 'packages/search/ui/client/useSearch.ts',
    find: "if (settled === null) return { kind: 'loading' };",
    plant: "if (settled === null) return { kind: 'idle' };",
  },
  {
    tag: '@search-index-loading-shown',
    file: 'packages/search/ui/components/SearchLoading.tsx',
    find: 'const slowAfterMs = 4000;',
    plant: 'const slowAfterMs = 40_000;',
  },
  {
    tag: '@when-a-visit-may-be-deleted',
    file: visit,
    find: 'La\n    suppression est permise tant qu’elle n’est ni validée ni intégrée',
    plant: 'La suppression est permise à tout moment',
  },
];
