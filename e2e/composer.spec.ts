import type { Page } from '@playwright/test';
import { findStructureFaults, prepareAxe } from './accessibility/axe.ts';
import { narrow, pageWidth } from './accessibility/views.ts';
import { goTo } from './goTo.ts';
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

test('a variant that requires other members adds and removes them', async ({ page }) => {
  await open(page, '/api/signer-la-livraison-d-une-visite');
  await panel(page).getByLabel('Variante').selectOption('Refus');
  await expect(sample(page)).not.toContainText('"signataire"');
  await field(page, 'motif obligatoire').fill('Main plâtrée');
  await expect(sample(page)).toContainText('"motif": "Main plâtrée"');
  await field(page, 'imageSignature').fill('');
  await expect(panel(page).getByText('Les valeurs respectent le contrat.')).toBeVisible();
});

test('a file is chosen by its name', async ({ page }) => {
  await open(page, '/api/deposer-un-document-sur-une-visite');
  await field(page, 'fichier obligatoire').fill('consentement.pdf');
  await expect(sample(page)).toContainText("'fichier=@consentement.pdf;type=application/pdf'");
});

test('the server and the language of the page apply', async ({ page }) => {
  await page.goto('/api/recuperer-une-visite');
  await page.locator('[data-sample-language]:visible').selectOption('PHP');
  await button(page).click();
  await expect(sample(page)).toContainText('<?php');
  // It has the colours of the samples of pages.
  const coloured = await page.evaluate(() => {
    const code = document.querySelector('[data-composing] .composer-code')?.firstChild;
    return [...(CSS.highlights.get('code-string') ?? [])].filter(({ startContainer }) => startContainer === code)
      .length;
  });
  expect(coloured).toBeGreaterThan(3);
  await page.getByRole('combobox', { name: 'Serveur' }).first().selectOption('Bac à sable (fictif)');
  await expect(sample(page)).toContainText('https://bac-a-sable.');
});

test('values stay in this tab, and are offered on the next page', async ({ page, context }) => {
  const secret = '0badc0de-1111-4222-8333-444455556666';
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await open(page, '/api/recuperer-une-visite');
  await expect(panel(page).getByText('rien n’est envoyé ni enregistré, et aucun jeton n’est demandé')).toBeVisible();
  await field(page, 'visiteId obligatoire').fill(secret);
  await expect(sample(page)).toContainText(secret);
  const kept = await page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    );
    return JSON.stringify([
      location.href,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await Promise.all(cached),
      await indexedDB.databases(),
    ]);
  });
  expect(kept).not.toContain(secret);
  await goTo(page, 'Annuler une visite');
  await button(page).click();
  await panel(page).getByRole('button', { name: 'Reprendre les valeurs de la page précédente : visiteId' }).click();
  await expect(sample(page)).toContainText(`/visites/${secret}/`);
  expect(requested.join('\n')).not.toContain(secret);
});

test('the form is used with keys alone, where there is little room, and printed as its sample', async ({ page }) => {
  await page.setViewportSize(narrow);
  await prepareAxe(page);
  await page.goto(oxygen);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Composer avec mes valeurs' })).toBeFocused();
  const visit = field(page, 'visiteId obligatoire');
  for (let count = 0; count < 20 && !(await visit.evaluate((own) => own.matches(':focus'))); count += 1)
    await page.keyboard.press('Tab');
  await expect(visit).toBeFocused();
  await page.keyboard.type('x');
  await expect(sample(page)).toContainText('/visites/x/configuration-oxygene');
  await expect(visit).toHaveAccessibleDescription('UUID Attendu\u00a0: UUID.');
  expect(await findStructureFaults(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(narrow.width);
  await page.emulateMedia({ media: 'print' });
  await expect(sample(page)).toContainText('/visites/x/configuration-oxygene');
  await expect(visit).toBeHidden();
});
