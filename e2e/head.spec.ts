import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test('a page reached without a new document has the head of the built page', async ({ page, request }) => {
  await page.goto('/docs/intro');
  await page.getByRole('combobox', { name: 'Rechercher dans le site' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const firstDocument = await page.evaluateHandle(() => document);
  const follow = (name: string) => () => page.getByRole('link', { name, exact: true }).first().click();
  const followInFamily = async (): Promise<void> => {
    await page.locator('summary', { hasText: /^37\sopérations/ }).click();
    await follow('Créer une visite')();
  };
  const search = async (): Promise<void> => {
    await page.getByRole('combobox', { name: 'Rechercher dans le site' }).fill('visite');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Voir tous les résultats/ })
      .click();
  };
  for (const [path, goThere] of [
    ['/api', follow('API')],
    ['/api/creer-une-visite', followInFamily],
    ['/search', search],
    ['/blog', follow('Blog')],
    ['/markdown-page', follow('À propos de ce site')],
    ['/docs/intro', follow('Documentation')],
  ] as const) {
    await goThere();
    await expect(page).toHaveURL((url) => url.pathname === path);
    const built = await headOf(page, await (await request.get(path)).text());
    await expect.poll(() => headOf(page)).toEqual(built);
  }
  expect(await firstDocument.evaluate((first) => first === document), 'no new document').toBe(true);
});

/**
 * Returns the head of the page in its current state, or that of a document’s HTML. Structured data is left out because
 * only search engines use it, and they read the built page.
 */
function headOf(page: Page, html?: string): Promise<unknown> {
  return page.evaluate((text) => {
    const { title, head, documentElement } =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const attributes = ({ attributes: all }: Element): readonly string[] =>
      [...all].map(({ name, value }) => `${name}=${value}`).toSorted();
    return {
      title,
      language: documentElement.lang,
      classes: [...documentElement.classList].toSorted(),
      elements: [...head.querySelectorAll('[data-rh]:not(title, script)')]
        .map((element) => attributes(element).join(' '))
        .toSorted(),
    };
  }, html);
}
