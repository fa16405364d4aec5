import type { Page } from '@playwright/test';
import { actAtEachMoment } from '../atEachMoment.ts';
import { openFormats } from '../pageFormats.ts';
import { expect } from '../test.ts';

const guide = '/docs/intro';
const tabs = '/docs/digital-copies';
const operation = '/api/lend-a-copy';
const lostCopy = (page: Page) => page.getByText('The desk sells a new copy');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const call = (page: Page) => page.locator('[data-calls] pre:visible');
const sidebar = (page: Page) => page.getByRole('complementary');
const group = (page: Page) => sidebar(page).locator('details', { hasText: 'Holds' });

actAtEachMoment({
  path: guide,
  controls: [
    {
      name: 'details',
      act: (page) => page.getByText('If a copy is lost').click(),
      check: (page) => expect(lostCopy(page)).toBeVisible(),
    },
    {
      name: 'a button that copies',
      act: (page) => page.getByRole('main').getByRole('button', { name: 'Copy code' }).first().click(),
      check: (page) => expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('curl -G'),
    },
  ],
});

actAtEachMoment({
  path: guide,
  controls: [
    {
      name: 'a fragment in details',
      act: (page) => page.evaluate(() => void (location.hash = '#lost-copy')),
      check: (page) => expect(lostCopy(page)).toBeInViewport(),
    },
  ],
});

actAtEachMoment({
  path: guide,
  controls: [
    {
      name: 'the skip link',
      act: async (page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
      check: (page) => expect(page.getByRole('main')).toBeFocused(),
    },
  ],
});

actAtEachMoment({
  path: guide,
  isOnPhone: true,
  needsReact: true,
  controls: [
    {
      name: 'the contents',
      act: (page) => page.getByRole('button', { name: 'On this page' }).click(),
      check: (page) =>
        expect(page.locator('.theme-doc-toc-mobile').getByRole('link', { name: 'Find it' })).toBeVisible(),
    },
    {
      name: 'the menu',
      act: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
      check: (page) => expect(page.locator('.navbar-sidebar')).toBeInViewport(),
    },
  ],
});

/** Both are on a page of their own, because each ends with the same tab. */
for (const [name, act] of [
  ['a tab', (page: Page) => tab(page, 'On a screen').click()],
  [
    'arrow keys on tabs',
    async (page: Page) => {
      await tab(page, 'On paper').focus();
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    },
  ],
] as const) {
  actAtEachMoment({
    path: tabs,
    needsReact: true,
    controls: [
      {
        name,
        act,
        check: async (page) => {
          await expect(page.getByText('The file then returns by itself')).toBeVisible();
          await expect(page.getByText('A loan lasts three weeks')).toBeHidden();
          await expect(tab(page, 'On a screen')).toHaveAttribute('aria-selected', 'true');
          await expect(tab(page, 'On a screen')).toBeFocused();
        },
      },
    ],
  });
}

actAtEachMoment({
  path: tabs,
  // Docusaurus’s own tabs are rendered anew when React starts.
  needsReact: true,
  controls: [
    {
      name: 'details in a tab',
      act: (page) => page.getByText('How often').click(),
      check: (page) => expect(page.getByText('Twice, unless another member waits')).toBeVisible(),
    },
  ],
});

actAtEachMoment({
  path: operation,
  controls: [
    {
      name: 'the language of samples',
      act: async (page) => {
        await page.getByRole('combobox', { name: 'Language of the sample' }).selectOption('Python');
      },
      check: (page) => expect(call(page)).toContainText('import'),
    },
    {
      name: 'the server of calls',
      act: async (page) => {
        await page.getByRole('combobox', { name: 'Server for the examples' }).selectOption('http://127.0.0.1:4010');
      },
      check: (page) => expect(call(page)).toContainText('http://127.0.0.1:4010/loans'),
    },
    {
      name: 'a group of the sidebar',
      act: (page) => group(page).locator('summary').click(),
      check: (page) => expect(group(page).getByRole('link', { name: 'Cancel a hold' })).toBeVisible(),
    },
    {
      name: 'the menu of formats',
      act: openFormats,
      check: (page) => expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible(),
    },
  ],
});

actAtEachMoment({
  path: operation,
  controls: [
    {
      name: 'the filter of the sidebar',
      act: (page) => sidebar(page).getByRole('searchbox', { name: 'Filter operations' }).fill('cancel hold'),
      check: (page) => expect(sidebar(page).getByRole('navigation').getByRole('link')).toHaveText([/Cancel a hold/]),
    },
    {
      name: 'the search',
      act: async (page) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('return a copy');
      },
      check: async (page) => {
        const box = page.getByRole('combobox', { name: 'Search this site' });
        await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Return');
        await expect(box).toHaveValue('return a copy');
        await expect(box).toBeFocused();
      },
    },
  ],
});

actAtEachMoment({
  path: operation,
  needsReact: true,
  controls: [
    {
      name: 'the colour mode',
      act: (page) => page.getByRole('button', { name: /^Switch between/ }).click(),
      check: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    },
  ],
});

actAtEachMoment({
  path: '/api/add-a-book',
  controls: [
    {
      name: 'the button that expands all schemas',
      act: (page) => page.getByRole('button', { name: 'Expand all' }).first().click(),
      check: (page) => expect(page.locator('details[data-collapsible]:not([open])')).toHaveCount(0),
    },
  ],
});
