import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Lecture d’une réponse' });
const field = (page: Page) => page.getByLabel('Réponse reçue');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Lire une réponse' }).click();
  await expect(field(page)).toBeFocused();
}

test('a pasted error leads to its cause and its remedy, in French', async ({ page }) => {
  await open(page, '/api/creer-une-visite');
  await field(page).fill('HTTP/1.1 400 Bad Request\n\n{"code":"cle-idempotence-absente","statut":400}');
  await expect(panel(page).getByRole('status')).toContainText('Réponse 400, reconnue à son statut.');
  await expect(panel(page)).toContainText('la requête n’a pas d’en-tête Idempotency-Key');
  await expect(panel(page)).toContainText('Générez un UUID');
  await panel(page).getByRole('link', { name: 'La page de l’erreur cle-idempotence-absente' }).click();
  await expect(page).toHaveURL('/api/erreurs/cle-idempotence-absente');
});
