import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './deploy/copyTest.ts';

const operation = '/api/creer-une-visite';

test.use({ copyName: 'new-version' });

test(
  'a tab with an old version can navigate after a new one is deployed',
  { tag: '@new-version-deployed-during-visit' },
  async ({ page, served, watch }) => {
    watch.expected.push(/404|Failed to load|ChunkLoadError|Loading (?:CSS )?chunk|Refused to execute script/);
    await page.goto(operation);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const scripts = join(served.site, 'assets/js');
    for (const name of readdirSync(scripts)) {
      if (!/^(?:main|runtime~main)\./.test(name)) renameSync(join(scripts, name), join(scripts, `nouveau-${name}`));
    }
    await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText('jeton');
  },
);
