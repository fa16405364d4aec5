import { expect, test } from './test.ts';

const page = '/api/comparaison';
const summary = (version: string) =>
  new RegExp(`^De ${version} à 2\\.0.: \\d+ changements, dont \\d+ incompatibles\\.$`);

test('two releases are compared, breaking changes first, and the address holds the choice', async ({ page: tab }) => {
  await tab.goto(page);
  const output = tab.locator('[data-release-choice] output');
  await expect(output).toHaveText(summary('1\\.0'));
  const shown = tab.locator('[data-pairs]:not([hidden])');
  const all = await shown.count();
  await expect(tab.getByRole('heading', { level: 2 }).first()).toContainText('Incompatibles');

  await tab.getByLabel('De la version').selectOption('1.5.0');
  await expect(output).toHaveText(summary('1\\.5'));
  expect(await shown.count()).toBeLessThan(all);
  expect(await shown.count()).toBe(Number(/(\d+) changements/.exec((await output.textContent()) ?? '')?.[1]));
  await tab.reload();
  await expect(tab.getByLabel('De la version')).toHaveValue('1.5.0');
  await expect(output).toHaveText(summary('1\\.5'));
});

test('releases in reverse order, equal or unknown are put in order or explained', async ({ page: tab }) => {
  const output = tab.locator('[data-release-choice] output');
  await tab.goto(`${page}?de=2.0.0&a=1.2.0`);
  await expect(output).toHaveText(/^De 1\.2 à 2\.0/);
  await tab.goto(`${page}?de=2.0.0&a=2.0.0`);
  await expect(output).toHaveText(/^Choisissez deux versions différentes/);
  await expect(tab.locator('[data-pairs]:visible')).toHaveCount(0);
  await tab.goto(`${page}?de=%3Cscript%3E&a=9`);
  await expect(output).toHaveText(/^Il n’y a pas de version <script>\. Il n’y a pas de version 9\. De 1\.0 à 2\.0/);
});

test('changes of one group can be chosen', async ({ page: tab }) => {
  await tab.goto(page);
  const shown = tab.locator('[data-pairs]:visible');
  const all = await shown.count();
  await tab.getByRole('combobox', { name: 'Opérations' }).selectOption({ label: 'Événements' });
  expect(await shown.count()).toBeLessThan(all);
  await expect(tab.getByRole('rowheader', { name: 'Événements', exact: true }).first()).toBeVisible();
  await expect(tab.getByRole('rowheader', { name: 'Prescriptions', exact: true })).toHaveCount(0);
  await expect(tab.locator('[data-release-choice] output')).toHaveText(/, pour «.Événements.».: \d+ changements/);
  await tab.reload();
  await expect(tab.getByRole('combobox', { name: 'Opérations' }).locator('option:checked')).toHaveText('Événements');
});

test('a link to a change chooses releases that show it', async ({ page: tab }) => {
  const change = tab.locator('[id="1-5-0.parameters-limite"]');
  await tab.goto(`${page}?de=1.5.0&a=1.6.0`);
  await expect(change).toBeHidden();
  await tab.goto('about:blank');
  await tab.goto(`${page}?de=1.5.0&a=1.6.0#1-5-0.parameters-limite`);
  await expect(change).toBeInViewport();
  await expect(change.getByRole('cell', { name: '31 mars 2027' })).toBeVisible();
  await change.hover();
  await expect(change.getByRole('link', { name: /^Copier le lien vers / })).toHaveAttribute(
    'href',
    '#1-5-0.parameters-limite',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all changes are shown with the release that brought them', async ({ page: tab }) => {
    await tab.goto(page);
    await expect(tab.getByLabel('De la version')).toBeHidden();
    const changes = tab.locator('[data-pairs]');
    expect(await changes.count()).toBeGreaterThan(20);
    await expect(changes.first().getByRole('link', { name: /^depuis / })).toBeVisible();
  });
});
