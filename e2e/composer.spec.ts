import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const oxygen = '/api/creer-la-configuration-oxygene-d-une-visite';

const panel = (page: Page) => page.locator('[data-composing]');
const sample = (page: Page) => panel(page).locator('pre:visible');
const field = (page: Page, name: string | RegExp) => panel(page).getByLabel(name, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Composer avec mes valeurs' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Composer avec mes valeurs' })).toBeFocused();
}

test('a wrong value is reported in French at its field, with what is allowed and its description', async ({ page }) => {
  await open(page, oxygen);
  const flow = field(page, 'debitReposLMin obligatoire');
  await flow.fill('99,5');
  await expect(sample(page)).toContainText('"debitReposLMin": 99.5');
  await expect(flow).toHaveAccessibleDescription(
    'nombre de 0 à 15\u00a0L/min Attendu\u00a0: nombre de 0 à 15\u00a0L/min.',
  );
  await expect(panel(page).getByText('1 valeur à corriger')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Description de debitReposLMin' }).click();
  await expect(page).toHaveURL(/#corps\.debitReposLMin$/);
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(panel(page).getByText('Les valeurs respectent le contrat.')).toBeVisible();
  await expect(sample(page)).not.toContainText('99.5');
});

test('a rule that depends on another field is checked, and leads to the field', async ({ page }) => {
  await open(page, oxygen);
  await panel(page).getByLabel('type obligatoire', { exact: true }).first().selectOption('bouteille — Bouteille');
  const [message] = await panel(page).getByRole('listitem').allInnerTexts();
  expect(message).toMatch(/^sources\.1\.volumeL Champ obligatoire\. Une bouteille demande sa contenance/);
  await panel(page).getByRole('listitem').first().getByRole('button').click();
  await expect(panel(page).locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
});

test('codes are offered with their meanings, and dates with their time zone', async ({ page }) => {
  await open(page, '/api/creer-une-visite');
  await field(page, 'typeVisite obligatoire').selectOption('DEPANNAGE — Dépannage');
  await expect(sample(page)).toContainText('"typeVisite": "DEPANNAGE"');
  await panel(page).getByLabel('Fuseau horaire, tel que Z ou +02:00').fill('Z');
  await expect(sample(page)).toContainText('"datePrevue": "2026-03-12T09:30:00Z"');
});
