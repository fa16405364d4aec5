import type { Fault } from '../fault';

/** Section 2 of the specification: the routes, the groups of operations, and the layout of all pages. */
export const screens: readonly Fault[] = [
  {
    tag: '@routes-answer-in-french',
    file: 'packages/preset/createSiteConfig.ts',
    find: "htmlLang: 'fr'",
    plant: "htmlLang: 'en'",
  },
  {
    tag: '@routes-answer-in-french',
    file: 'packages/preset/createSiteConfig.ts',
    find: "direction: 'ltr'",
    plant: "direction: 'rtl'",
  },
  {
    tag: '@routes-answer-in-french',
    file: 'packages/theme/i18n/fr.json',
    find: ': "Étiquettes"',
    plant: ': "Tags"',
  },
  {
    tag: '@page-for-each-specified-operation',
    file: 'site/contract/domaines/referentiels/paths/v1_referentiels_modes-livraison.yaml',
    find: 'x-slug: lister-les-modes-de-livraison',
    plant: 'x-slug: modes-de-livraison',
  },
  {
    tag: '@reference-matches-contract',
    file: 'packages/reference/sidebar/Sidebar.tsx',
    find: '{group.operations.map((',
    plant: '{group.operations.slice(0, 5).map((',
  },
  {
    tag: '@reference-matches-contract',
    file: 'packages/search/documents/searchablePages.ts',
    find: '(reference === undefined ? [] : toPages(reference)).map(',
    plant: '(reference === undefined ? [] : toPages(reference).slice(0, -1)).map(',
  },
  {
    tag: '@ten-posts-per-page',
    file: 'packages/preset/contentOptions.ts',
    find: 'postsPerPage: 10',
    plant: 'postsPerPage: 9',
  },
  {
    tag: '@ten-posts-per-page',
    file: 'packages/preset/contentOptions.ts',
    find: 'postsPerPage: 10',
    plant: 'postsPerPage: 12',
  },
  {
    tag: '@unknown-path-not-found',
    file: 'packages/theme/components/NotFoundMessage.tsx',
    find: 'Prévenez le propriétaire du site',
    plant: 'Revenez au site',
  },
  {
    tag: '@unknown-path-not-found',
    file: 'packages/theme/components/NotFoundMessage.tsx',
    find: 'est rompu',
    plant: 'existe',
  },
  {
    tag: '@unknown-path-not-found',
    file: 'scripts/serve.mjs',
    find: 'response.writeHead(404,',
    plant: 'response.writeHead(200,',
  },
  {
    tag: '@pages-only-read-own-host',
    file: 'packages/preset/createSiteConfig.ts',
    find: "favicon: 'img/logo.svg',",
    plant: "favicon: 'img/logo.svg',\n  stylesheets: ['https://polices.visites.example/police.css'],",
  },
  {
    tag: '@pages-only-read-own-host',
    file: 'packages/browser/script/main.ts',
    find: 'normalizeAddress(BASE_URL);',
    plant: "normalizeAddress(BASE_URL);\nvoid fetch(BASE_URL, { method: 'POST', body: location.pathname });",
  },
  {
    tag: '@sidebar-from-997px',
    file: 'packages/theme/css/frame.css',
    find: '.navbar__title {\n  font-weight: 700;',
    plant:
      '@media (max-width: 1100px) {\n  .navbar__toggle {\n    display: inherit;\n  }\n}\n\n.navbar__title {\n  font-weight: 700;',
  },
  {
    tag: '@sidebar-from-997px',
    file: 'packages/theme/css/frame.css',
    find: '.navbar__title {\n  font-weight: 700;',
    plant: '.theme-doc-sidebar-container {\n  display: none !important;\n}\n\n.navbar__title {\n  font-weight: 700;',
  },
  {
    tag: '@skip-link-first',
    file: 'packages/search/ui/components/SearchBox.tsx',
    find: 'maxLength={200}',
    plant: 'maxLength={200}\n        autoFocus',
  },
  {
    tag: '@skip-link-first',
    file: 'packages/browser/pageTemplate.ts',
    find: '<div id="__docusaurus">',
    plant: '<a href="<%= it.baseUrl %>search">Rechercher</a><div id="__docusaurus">',
  },
  {
    tag: '@navbar-and-footer-links',
    file: 'packages/preset/themeConfig.ts',
    find: "      ...pages.map((link) => ({ ...link, position: 'left' as const })),\n",
    plant: '',
  },
  {
    tag: '@navbar-and-footer-links',
    file: 'packages/preset/themeConfig.ts',
    find: "      ...sites.map((link) => ({ ...link, position: 'right' as const })),\n",
    plant: '',
  },
  {
    tag: '@navbar-and-footer-links',
    file: 'site/identity.ts',
    find: "title: 'Communauté'",
    plant: "title: 'Liens'",
  },
  {
    tag: '@navbar-and-footer-links',
    file: 'site/identity.ts',
    find: "          { label: 'Blog', to: '/blog' },\n",
    plant: '',
  },
];
