export default {
  title: 'API Visites à domicile',
  url: 'https://docs.visites.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'fr', locales: ['fr'] },
  onBrokenLinks: 'warn',
  future: { v4: true, faster: true },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { routeBasePath: '/', sidebarPath: './sidebars.js', docItemComponent: '@theme/ApiItem' },
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'default',
        config: {
          api: { specPath: '../openapi.json', outputDir: 'docs/api', sidebarOptions: { groupPathsBy: 'tag' } },
        },
      },
    ],
    'docusaurus-plugin-sass',
  ],
  themes: [
    '@docusaurus/theme-classic',
    'docusaurus-theme-openapi-docs',
    [
      '@easyops-cn/docusaurus-search-local',
      { language: ['fr'], hashed: true, docsRouteBasePath: '/', indexBlog: false },
    ],
  ],
};
