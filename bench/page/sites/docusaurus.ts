import type { Site } from '../types.ts';
import { openMenu } from './menu.ts';
import { prepareRival, rivalVersions } from './rival.ts';

/**
 * Docusaurus with docusaurus-openapi-docs and docusaurus-search-local: the site that the specification describes, with
 * current versions.
 */
export function createDocusaurus(folder: string): Site {
  return {
    name: 'docusaurus',
    title: 'Docusaurus + openapi-docs',
    versions: rivalVersions('docusaurus'),
    folder,
    output: 'build',
    caches: ['.docusaurus', 'docs/api', 'node_modules/.cache'],
    commands: [
      ['docusaurus', 'gen-api-docs', 'all'],
      ['docusaurus', 'build'],
    ],
    prepare: () => prepareRival('docusaurus', folder),
    pathOf: ({ slug }) => `/api/${slug}`,
    controls: {
      next: { link: 'a.pagination-nav__link--next', title: '.pagination-nav__label' },
      use: {
        'sample language': (page) => page.locator('.openapi-tabs__code-item').nth(1).click(),
        'sidebar group': async (page) => {
          const group = page.locator('aside .menu__list-item--collapsed').last();
          await group.locator('.menu__link--sublist').click();
          await page.locator('aside .menu__list .menu__list').last().locator('a').first().waitFor();
        },
        'colour mode': async (page) => {
          await page.locator('.navbar [class*="colorModeToggle"] button').click();
          await page.locator('html[data-theme]').waitFor();
        },
        search: async (page) => {
          await page.locator('.navbar__search-input').pressSequentially('visite');
          await page.locator('.navbar__search [role="option"]').first().waitFor();
        },
        'mobile menu': openMenu('.navbar__toggle', '.navbar-sidebar--show'),
      },
    },
  };
}
