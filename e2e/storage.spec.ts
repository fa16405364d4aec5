import { expectUnharmed, watchDialogs } from './harm.ts';
import { payloads } from './payloads.ts';
import { pageKinds } from './sitePages.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page, watch }) => watchDialogs(page, watch));

/** Keys that the site reads, a key that Docusaurus would read on a page with tabs, and a key that every object has. */
const storageKeys: readonly string[] = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.langage',
  'docs-preferred-version-default',
  'langage',
  'serveur',
  'schemas',
  'search.recent',
  '__proto__',
];

test('storage: the site reads no other keys', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const keysRead = new Set<string>();
    Object.assign(window, { readKeys: () => [...keysRead] });
    const storage: { getItem: (this: Storage, key: string) => string | null } = Storage.prototype;
    const { getItem } = storage;
    storage.getItem = function (key) {
      keysRead.add(key);
      return getItem.call(this, key);
    };
  });
  const keysRead = new Set<string>();
  const { home, guide, post, operation } = pageKinds;
  for (const path of [home, guide, post, operation, '/hors-ligne']) {
    await page.goto(path);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await page.getByRole('combobox', { name: 'Rechercher dans le site' }).fill('visite');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    for (const key of await page.evaluate<string[]>('readKeys()')) keysRead.add(key);
  }
  expect(keysRead.size).toBeGreaterThan(5);
  expect([...keysRead].filter((key) => !storageKeys.includes(key))).toEqual([]);
});

test('storage: the pages work with any stored values', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/api/creer-une-visite');
  // Each page load sets a different payload for each key, so that each payload is tried with several keys.
  for (let round = 0; round * 4 < payloads.length; round += 1) {
    const values = storageKeys.map((_, index) => payloads[(round * 4 + index) % payloads.length] ?? '');
    await page.evaluate(
      ([names, texts]) => {
        names.forEach((name, index) => {
          localStorage.setItem(name, texts[index] ?? '');
          sessionStorage.setItem(name, texts[index] ?? '');
        });
      },
      [storageKeys, values] as const,
    );
    await page.reload();
    await expectUnharmed(page, 'Créer une visite');
  }
});
