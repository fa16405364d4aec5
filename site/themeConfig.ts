import type { UserThemeConfig } from '@docusaurus/theme-common';
import { identity } from './identity';

const navbar = {
  title: identity.title,
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Documentation', position: 'left' },
    { to: '/api', label: 'API', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    { type: 'search', position: 'right' },
    { href: identity.repositoryUrl, label: 'Code source', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];

const noColours = { plain: {}, styles: [] };

/** Builds the configuration of the theme. */
export function buildThemeConfig(hasOfflineCopy: boolean): UserThemeConfig {
  return {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    announcementBar: {
      id: identity.announcement.id,
      content: identity.announcement.content.replaceAll('href="/', `href="${identity.baseUrl}`),
      isCloseable: true,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Grouping by year would add headings to the list, before the page’s own.
    blog: { sidebar: { groupByYear: false } },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar,
    footer: buildFooter(hasOfflineCopy),
    // Code is highlighted during the build; the theme’s own colours would only add weight.
    prism: { theme: noColours, darkTheme: noColours },
  };
}

function buildFooter(hasOfflineCopy: boolean): UserThemeConfig['footer'] {
  return {
    style: 'light',
    links: [
      {
        title: 'Documentation',
        items: [
          { label: 'Introduction', to: '/docs/intro' },
          { label: 'Guide des visites', to: '/docs/visites-guide/overview' },
          { label: 'Référence de l’API', to: '/api' },
          { label: 'Journal des modifications', to: '/docs/changelog/overview' },
        ],
      },
      { title: 'Communauté', items: [...identity.community] },
      {
        title: 'Suivre',
        items: [
          { label: 'Blog', to: '/blog' },
          { label: 'Code source', href: identity.repositoryUrl },
          { label: 'À propos de ce site', to: '/markdown-page' },
          { label: 'Accessibilité', to: '/accessibilite' },
          { label: 'Licences', to: '/markdown-page#licences' },
          ...(hasOfflineCopy ? [{ label: 'Lecture hors ligne', to: '/hors-ligne' }] : []),
        ],
      },
    ],
    copyright: 'Contrat de référence conçu par le projet. Toutes les données sont fictives.',
  };
}
