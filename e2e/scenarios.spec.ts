import { scenarioFilePath, scenarioPath } from '@reliure/scenarios';
import { readReference } from './contract.ts';
import { expect, test } from './test.ts';

test.describe('scenarios', () => {
  test('each has a page, an entry in the sidebar and the table, and an Arazzo document', async ({ page, request }) => {
    const { scenarios } = await readReference();
    expect(scenarios.length).toBeGreaterThanOrEqual(8);
    for (const { name, title, steps } of scenarios) {
      await page.goto(scenarioPath(name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 3, name: /^Étape\s\d+\s:/ })).toHaveCount(steps.length);
      await expect(page.locator(`aside a[href="${scenarioPath(name)}"]`).first()).toBeVisible();
      const document = await request.get(scenarioFilePath(name));
      expect(await document.text()).toContain(`workflowId: ${name}`);
    }
    await page.goto(scenarioPath());
    for (const { title } of scenarios) {
      await expect(page.getByRole('table').first().getByRole('link', { name: title })).toBeVisible();
    }
  });

  test('calls go to the server that was chosen on any page, except those of other APIs', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Serveur des exemples' }).selectOption('http://127.0.0.1:4010');
    await page.goto(scenarioPath('planifier-visite'));
    const calls = page.locator('pre', { hasText: 'curl ' });
    await expect(calls.nth(1)).toContainText('curl -i -X POST "http://127.0.0.1:4010/v1/rendez-vous"');
    await expect(calls.nth(1)).toContainText('Bearer demo"');
    await expect(page.getByRole('combobox', { name: 'Serveur des exemples' })).toHaveCount(1);
    await page.goto('/docs/reperes/authentification');
    await expect(calls.first()).toContainText('curl -X POST https://auth.visites.example/oauth2/jeton');
    await expect(page.getByRole('combobox', { name: 'Serveur des exemples' })).toHaveCount(0);
  });
});
