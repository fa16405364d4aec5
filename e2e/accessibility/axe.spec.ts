import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { openFormats } from '../pageFormats.ts';
import { absentPage, pageKinds, sitePages } from '../sitePages.ts';
import { expect, test as base } from '../test.ts';
import { findContrastFaults, findStructureFaults, prepareAxe, expandAll } from './axe.ts';
import { bothThemes, desktop, narrow, narrowViews, pageWidth, phone, views, type View } from './views.ts';
import { expectWellFormed, smallControls } from './wellFormed.ts';

/*
 * One page of each kind is checked with every rule on a desktop, with contrast in both themes, and for what axe does not
 * know; with everything expanded, at the width of 400 % zoom, nothing may scroll sideways.
 * In npm run test:full, one page of each kind is checked in all views, and every page of the sitemap is loaded once. The
 * fixture of `../test` fails if a page violates the policy, sends data or calls another host. At the width of 400 % zoom,
 * each page is checked
 *  - with every rule except contrast;
 *  - for contrast in light and dark, in texts that are styled unlike any text of an earlier page. The hundreds of pages
 *    of a kind differ in their words, not in their colours.
 */

/** Text spacing that a visitor must be able to set. @see https://www.w3.org/TR/WCAG22/#text-spacing */
const airyText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Pages per test: few enough for two workers to share the work evenly. */
const batchSize = 16;

const test = base.extend<object, { looks: Set<string> }>({
  // Shared by all tests of a worker.
  looks: [async ({}, use) => use(new Set()), { scope: 'worker' }],
});

test.describe.configure({ timeout: 240_000 });
// Without animations, a theme’s colours apply immediately.
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => prepareAxe(page));

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`a page of each kind can be read by all: ${kind}`, async ({ page, looks }) => {
    await page.goto(path);
    if (kind === 'search') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect.soft(await smallControls(page), 'controls that are too small for a finger').toEqual([]);
    await expandAll(page);
    expect.soft(await findContrastFaults(page, looks, bothThemes)).toEqual([]);
    await page.setViewportSize(desktop);
    await expectWellFormed(page);
    expect.soft(await findStructureFaults(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect.soft(await pageWidth(page), 'width at 400 %').toBe(narrow.width);
    await page.addStyleTag({ content: airyText });
    expect(await pageWidth(page), 'width at 400 % with wide text spacing').toBe(narrow.width);
  });
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`axe finds no fault in any view of a page of each kind: ${kind}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    if (kind === 'search') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await findFaults(page, new Set())).toEqual([]);
  });
}

for (const [index, batch] of toBatches(sitePages).entries()) {
  const title = `axe finds no fault on the pages of the sitemap, batch ${index + 1}: ${batch[0]} …`;
  test(title, { tag: ['@full', '@pages-only-read-own-host'] }, async ({ page, looks }) => {
    const found: string[] = [];
    for (const path of batch) {
      await page.setViewportSize(narrow);
      await page.goto(path);
      await expandAll(page);
      const width = await pageWidth(page);
      if (width > narrow.width) found.push(`${path}: ${width} px wide at ${narrow.width} px`);
      const faults = [...(await findStructureFaults(page)), ...(await findContrastFaults(page, looks, narrowViews))];
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds no fault on the not-found page', async ({ page, looks, watch }) => {
  watch.expected.push(/404/);
  await page.goto(absentPage);
  expect(await findFaults(page, looks)).toEqual([]);
});

for (const path of [pageKinds.guide, pageKinds.operation]) {
  test(`axe finds no fault in the open side menu: ${path}`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    for (const view of views.filter(({ viewport }) => viewport === phone)) {
      expect(await findFaultsInPresentState(page, view)).toEqual([]);
    }
  });
}

test('axe finds no fault in the open menu of formats', { tag: '@full' }, async ({ page }) => {
  await page.goto(pageKinds.operation);
  await openFormats(page);
  await expect(page.getByRole('link', { name: 'Voir en Markdown' })).toBeVisible();
  // The menu covers controls of the page, which only look too small while it is open.
  const faults = (await findStructureFaults(page)).filter((fault) => !/target-size.*partially obscured/.test(fault));
  expect([...faults, ...(await findContrastFaults(page, new Set()))]).toEqual([]);
});

test('each folder of the sitemap has a page in the list of kinds', () => {
  // Pages are of the same kind if they are in the same folder, and so are all guides and all pages of tags.
  const folderOf = (path: string): string => dirname(path).replace(/^\/(docs|blog\/tags)\/.*/, '/$1');
  const covered = new Set(Object.values(pageKinds).map(folderOf));
  const missing = sitePages.filter((path) => !covered.has(folderOf(path)));
  expect(missing).toEqual([]);
});

/** Checks the page in its current view, with everything expanded. */
async function findFaults(page: Page, looks: Set<string>): Promise<string[]> {
  await expandAll(page);
  return [...(await findStructureFaults(page)), ...(await findContrastFaults(page, looks))];
}

async function findFaultsInPresentState(page: Page, view: View): Promise<readonly string[]> {
  return [...(await findStructureFaults(page)), ...(await findContrastFaults(page, new Set(), [view]))];
}

function toBatches(paths: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(paths.length / batchSize);
  return Array.from({ length: count }, (_, index) => paths.slice(index * batchSize, (index + 1) * batchSize));
}
