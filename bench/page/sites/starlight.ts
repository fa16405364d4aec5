import type { Site } from '../types.ts';
import { openMenu } from './menu.ts';
import { prepareRival, rivalVersions } from './rival.ts';

/** Starlight with starlight-openapi. It includes its search, Pagefind. */
export function createStarlight(folder: string): Site {
  return {
    name: 'starlight',
    title: 'Starlight + starlight-openapi',
    versions: rivalVersions('starlight'),
    folder,
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    commands: [['astro', 'build']],
    prepare: () => prepareRival('starlight', folder),
    pathOf: ({ operationId }) => `/api/operations/${operationId.toLowerCase()}/`,
    controls: {
      next: { link: 'a[rel="next"]', title: '.link-title' },
      use: {
        'sample language': async (page) => {
          await page.locator('sl-openapi-snippet-picker select').selectOption({ index: 0 });
        },
        'sidebar group': async (page) => {
          const group = page.locator('.sidebar-content details details').last();
          await group.locator('summary').click();
          await group.locator('li a').first().waitFor();
        },
        'colour mode': async (page) => {
          await page.locator('starlight-theme-select select').first().selectOption('dark');
          await page.locator('html[data-theme="dark"]').waitFor();
        },
        search: async (page) => {
          await page.locator('site-search button[data-open-modal]').click();
          await page.locator('site-search input').pressSequentially('visite');
          await page.locator('site-search .pagefind-ui__result').first().waitFor();
        },
        'mobile menu': openMenu('.sl-menu-button', '.sidebar-pane a'),
      },
    },
  };
}
