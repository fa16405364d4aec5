import type { Site } from '../types.ts';
import { openMenu } from './menu.ts';
import { prepareRival, rivalVersions } from './rival.ts';

/** Redocly’s single page, with its scripts inline; by default, Redocly’s CDN serves them. */
export function createRedocly(folder: string): Site {
  return {
    name: 'redocly',
    title: 'Redocly build-docs',
    versions: rivalVersions('redocly'),
    folder,
    output: 'dist',
    caches: [],
    commands: [['redocly', 'build-docs', '../openapi.json', '--output', 'dist/index.html', '--inlineBundle']],
    prepare: () => prepareRival('redocly', folder),
    pathOf: ({ group, operationId }) => `/#/${group}/${operationId.toLowerCase()}`,
    controls: {
      next: null,
      use: {
        'sample language': null,
        'sidebar group': async (page) => {
          await page.locator('[data-text="Visites"]').first().click();
        },
        'colour mode': (page) => page.getByRole('button', { name: 'light' }).first().click(),
        // The single page has no search box.
        search: null,
        'mobile menu': openMenu('[aria-label="Open navigation menu"]', 'text=Visites'),
      },
    },
  };
}
