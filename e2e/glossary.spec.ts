import { expect, test } from './test.ts';

const guide = '/docs/reperes/oxygene';

test.describe('a term in a guide', () => {
  test('opens and closes with the keyboard, and links to its glossary entry', async ({ page }) => {
    await page.goto(guide);
    const word = page.getByRole('button', { name: 'BPDO' });
    const explanation = page.locator('#terme-bpdo');
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(explanation).toContainText('Bonnes pratiques de dispensation');
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await expect(word).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/reperes/glossaire#bpdo');
  });

  test('stays within a narrow window, and closes with a click outside', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(guide);
    await page.getByRole('button', { name: 'BPDO' }).click();
    await expect(page.locator('#terme-bpdo')).toBeInViewport({ ratio: 1 });
    await page.mouse.click(2, 200);
    await expect(page.locator('#terme-bpdo')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term shows its explanation', async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('button', { name: 'BPDO' }).click();
    await expect(page.locator('#terme-bpdo')).toBeVisible();
  });
});
