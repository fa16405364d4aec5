import { readFile } from 'node:fs/promises';
import { apiPath } from './apiPath.ts';
import { readReference } from './contract.ts';
import { removeNewFeatures } from './olderBrowser.ts';
import { readDocument } from './sitePages.ts';
import { expect, test } from './test.ts';

const visite = apiPath('etats/visite');

test.describe('schemas', () => {
  test('an operation links to a schema, which links back to the operation', async ({ page }) => {
    await page.goto('/api/creer-une-visite');
    const used = page.locator('section', { has: page.getByRole('heading', { name: 'Schémas utilisés' }) });
    await used.getByRole('link', { name: 'CreationVisite', exact: true }).click();
    await expect(page).toHaveURL('/api/schemas/CreationVisite');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CreationVisite');
    const users = page.locator('section', { has: page.getByRole('heading', { name: 'Utilisé par' }) });
    await expect(users.getByRole('listitem').filter({ hasText: 'Créer une visite' })).toContainText('corps');
    await users.getByRole('link', { name: 'Créer une visite' }).click();
    await expect(page).toHaveURL('/api/creer-une-visite');
  });

  test('the index lists every schema and every coded list once', async ({ page }) => {
    const { schemas, lists } = await readReference();
    await page.goto('/api/schemas');
    const listed = await page
      .locator('main li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const expected = [...schemas, ...lists].map(({ slug }) => apiPath(slug));
    expect(listed.filter((href) => /^\/api\/[^.]*$/.test(href)).sort()).toEqual(expected.sort());
  });
});

test.describe('error catalogue', () => {
  test('an operation links to the page of an error, which links back', async ({ page }) => {
    await page.goto('/api/demarrer-une-visite');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'transition-interdite' }).first().click();
    await expect(page).toHaveURL('/api/erreurs/transition-interdite');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Cette action n’est pas possible dans l’état actuel',
    );
    for (const term of ['Code', 'Statut', 'Cause', 'Remède', 'Réessayer', 'Renvoyée par']) {
      await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible();
    }
    await expect(main).toContainText('Oui, une fois la cause levée');
    await main.getByText(/^\d+ opérations$/).click();
    await main.getByRole('link', { name: 'Démarrer une visite' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Démarrer une visite');
  });

  test('every error has a page and an entry in the index', async ({ page }) => {
    const { errors } = await readReference();
    const codes = errors.flatMap((group) => group.errors.map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(50);
    await page.goto('/api/erreurs');
    for (const code of codes) {
      const link = page.locator(`[id="${code}"]`).getByRole('link', { name: code, exact: true });
      await expect(link).toHaveAttribute('href', apiPath(`erreurs/${code}`));
      expect(readDocument(apiPath(`erreurs/${code}`))).toContain(code);
    }
  });

  test('the anchor that an error had on the index leads to its page, and Back leads away', async ({ page }) => {
    await page.goto('/api/introduction');
    await page.goto('/api/erreurs#transition-interdite');
    await expect(page).toHaveURL('/api/erreurs/transition-interdite');
    await page.goBack();
    await expect(page).toHaveURL('/api/introduction');
  });
});

test.describe('mappings to a standard', () => {
  test('a field leads to its counterpart, in a table that can be downloaded', async ({ page }) => {
    await page.goto('/api/schemas/RendezVous');
    const field = page.locator('[id="champs.debut"]');
    await expect(field).toContainText('Appointment.start');
    await field.getByRole('link', { name: 'FHIR R4' }).click();
    await expect(page).toHaveURL('/api/correspondances/fhir/RendezVous#debut');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'debut', exact: true }) });
    await expect(row).toContainText('Appointment.start');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'ConceptMap (JSON)' }).click();
    const map = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Readonly<Record<string, unknown>>;
    expect(map).toMatchObject({ resourceType: 'ConceptMap', status: 'active' });
  });
});

test.describe('coded lists', () => {
  test('a list is shown as a table and offered as JSON and CSV with the same codes', async ({ page }) => {
    const { lists } = await readReference();
    const list = lists.find(({ name }) => name === 'StatutVisite');
    expect(list?.values.length).toBeGreaterThan(5);
    await page.goto('/api/listes/StatutVisite');
    const table = page.getByRole('table', { name: 'Statut d’une visite' });
    const codes = await table.getByRole('rowheader').allTextContents();
    expect(codes.map((code) => JSON.stringify(code))).toEqual(list?.values.map(({ value }) => value));

    const json = page.waitForEvent('download');
    await page.getByRole('link', { name: 'JSON' }).click();
    const { valeurs } = JSON.parse(await readFile(await (await json).path(), 'utf8')) as {
      readonly valeurs: readonly { readonly code: string }[];
    };
    expect(valeurs.map(({ code }) => code)).toEqual(codes);

    const csv = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    const text = await readFile(await (await csv).path(), 'utf8');
    expect(text.startsWith('\ufeffcode,libelle,sens,obsolete,depuis\r\n')).toBe(true);
    expect(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(codes);
  });
});

test.describe('life cycles', () => {
  test('an operation links to a life cycle, whose diagram links back to the operation', async ({ page }) => {
    await page.goto('/api/demarrer-une-visite');
    await page.getByRole('term').getByRole('link', { name: 'Visite' }).click();
    await expect(page).toHaveURL(visite);
    const link = page.getByRole('link', { name: 'Démarrer, de « Planifiée » à « Démarrée »' });
    await link.focus();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Démarrer une visite');
  });

  test('the keyboard reaches and scrolls the diagram, then its links in reading order', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(visite);
    // The region is focusable only where it scrolls.
    const region = page.getByRole('region', { name: 'Diagramme : Visite' }).and(page.locator('[tabindex="0"]'));
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(region.getByRole('link', { name: /^Créer/ }).first()).toBeFocused();
  });

  test('in the oldest supported browsers, the diagram has its role and name, whether it scrolls or not', async ({
    page,
  }) => {
    await removeNewFeatures(page);
    const region = page.getByRole('region', { name: /^Diagramme/ });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(visite);
    await expect(region).toHaveCount(1);
    await page.setViewportSize({ width: 2400, height: 2400 });
    await expect(region).not.toHaveAttribute('tabindex');
    await expect(region).toHaveCount(1);
  });

  test('every label fits in its frame, and frames do not overlap', async ({ page }) => {
    const { lifecycles } = await readReference();
    expect(lifecycles.length).toBeGreaterThan(5);
    for (const { slug, states, transitions } of lifecycles) {
      await page.goto(apiPath(slug));
      const frames = await page
        .locator('.lifecycle svg :is(.lifecycle-state, .lifecycle-event, .lifecycle-operation)')
        .evaluateAll((groups) =>
          groups.map((group) => {
            const frame = group.querySelector('rect')?.getBoundingClientRect();
            const text = group.querySelector('text')?.getBoundingClientRect();
            return { label: group.textContent, frame: frame?.toJSON() as DOMRect, text: text?.toJSON() as DOMRect };
          }),
        );
      expect(frames).toHaveLength(states.length + transitions.length);
      for (const { label, frame, text } of frames) {
        expect([text.left >= frame.left, text.right <= frame.right], `${slug}: ${label}`).toEqual([true, true]);
        const overlapping = frames.filter(
          ({ frame: other }) =>
            other.left < frame.right &&
            frame.left < other.right &&
            other.top < frame.bottom &&
            frame.top < other.bottom,
        );
        expect(overlapping.map((other) => other.label)).toEqual([label]);
      }
    }
  });

  test('a guide shows the diagram with working links', async ({ page }) => {
    await page.goto('/docs/visites-guide/overview#transitions');
    const region = page.getByRole('region', { name: 'Diagramme : Visite' });
    await expect(region.locator('svg')).toBeVisible();
    await region.getByRole('link', { name: /^Terminer,/ }).click();
    await expect(page).toHaveURL('/api/terminer-une-visite');
  });
});

test('the landing page and the sidebar link to the catalogues', async ({ page }) => {
  await page.goto('/api');
  for (const name of ['Schémas', 'Listes de codes', 'Cycles de vie', 'Erreurs']) {
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.goto('/api/schemas/Visite');
  const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
  await expect(menu.getByRole('link', { name: /^Schémas/ })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'Cycles de vie' }).click();
  await expect(page).toHaveURL('/api/etats');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of schemas, errors and life cycles are complete', async ({ page }) => {
    const { schemas } = await readReference();
    const schema = schemas.find(({ name }) => name === 'Visite');
    const fields = schema?.node.parts.flatMap((part) => (part.kind === 'fields' ? part.fields : [])) ?? [];
    expect(fields.length).toBeGreaterThan(10);
    await page.goto('/api/schemas/Visite');
    for (const { anchor } of fields) await expect(page.locator(`[id="${anchor}"]`)).toBeVisible();

    await page.goto('/api/erreurs');
    await page.locator('#doublon').getByRole('link').click();
    await expect(page).toHaveURL('/api/erreurs/doublon');
    await expect(page.locator('pre')).toContainText('"code": "doublon"');

    await page.goto(visite);
    await page.getByRole('link', { name: /^Terminer,/ }).click();
    await expect(page).toHaveURL('/api/terminer-une-visite');
  });
});
