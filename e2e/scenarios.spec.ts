import { dirname, join } from 'node:path';
import { loadContract } from '@apidoc/openapi/node';
import { buildReference } from '@apidoc/reference';
import { scenarioFilePath, scenarioPath } from '@apidoc/scenarios';
import { loadScenarios } from '@apidoc/scenarios/node';
import { identity } from '../site/identity';
import { expect, test } from './test';

test.describe('scenarios', () => {
  test('each has a page with its steps, in the sidebar and in the table, and its document beside it', async ({
    page,
    request,
  }) => {
    const contract = await loadContract(identity.contract);
    const folder = join(dirname(identity.contract), 'scenarios');
    const scenarios = await loadScenarios(folder, contract.document, buildReference(contract));
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

  test('a datum leads from where it is used to where it is kept, and back', async ({ page }) => {
    await page.goto(scenarioPath('suivi-ppc'));
    const second = page.locator('p', { hasText: 'Données' }).filter({ hasText: 'etagVisite' }).first();
    await second.getByRole('link', { name: 'étape 1' }).click();
    await expect(page).toHaveURL(/#etape-1$/);
    await expect(page.getByRole('heading', { level: 3, name: /^Étape\s1\s:/ })).toBeInViewport();
    const kept = page.locator('p', { hasText: 'À garder' }).first();
    await kept.getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/#etape-2$/);
  });

  test('a step leads to its operation, and an expected answer to where it is described', async ({ page }) => {
    await page.goto(`${scenarioPath('suivi-ppc')}#etape-2`);
    await page.getByRole('link', { name: '412', exact: true }).first().click();
    await expect(page).toHaveURL(/\/api\/demarrer-une-visite#reponse-412$/);
    await expect(page.locator('#reponse-412')).toBeInViewport();
  });
});
