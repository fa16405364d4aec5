import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { missingFiles } from '../../checks/outside/missingFiles.ts';
import { identity } from '../../example/identity.ts';
import { expect, test } from '../test.ts';

const built = 'example/build';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const serverList = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Server for the examples' });

test.describe('a second reference', () => {
  test('is reached from the navbar, and named in the titles of its pages', async ({ page }) => {
    await page.goto('/api/lend-a-copy');
    await expect(page).toHaveTitle('Lend a copy | Library API');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partner API' }).click();
    await expect(page).toHaveURL('/partner');
    await expect(page).toHaveTitle('API reference · Partner API | Library API');
    await page.getByRole('main').getByRole('link', { name: 'Accept an order' }).first().click();
    await expect(heading(page)).toHaveText('Accept an order');
    await expect(page).toHaveTitle('Accept an order · Partner API | Library API');
    const shared = page.locator('head meta[property="og:title"]');
    await expect(shared).toHaveAttribute('content', 'Accept an order · Partner API | Library API');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Partner API');
  });

  test('has its own sidebar, servers and errors', async ({ page }) => {
    await page.goto('/partner/accept-an-order');
    const sidebar = page.getByRole('complementary').getByRole('link');
    await expect(sidebar.filter({ hasText: 'Get an order' })).toHaveAttribute('href', '/partner/get-an-order');
    await expect(sidebar.filter({ hasText: 'Lend a copy' })).toHaveCount(0);
    await expect(serverList(page).getByRole('option', { name: 'All booksellers' })).toHaveCount(1);
    await expect(serverList(page).getByRole('option', { name: 'All branches' })).toHaveCount(0);
    await page.goto('/partner/errors');
    await expect(page.getByRole('main')).toContainText('The library has cancelled the order');
  });

  test('is a part of the site that the search knows by its name', async ({ page }) => {
    await page.goto('/search?q=number');
    const results = page.getByRole('region', { name: 'Results' }).locator('ol > li');
    await expect(results.filter({ hasText: 'API Reference' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Part of the site' }).selectOption('Partner API');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=number&ctx=partner');
    await expect(results.first()).toContainText('Partner API');
    await expect(results.filter({ hasNotText: 'Partner API' })).toHaveCount(0);
  });

  test('has its own releases and feed', async ({ page }) => {
    await page.goto('/docs/partner/changes');
    await expect(page.getByRole('heading', { name: /^1\.1 — from 2 March 2026/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Announce a parcel' }).first()).toHaveAttribute(
      'href',
      '/partner/announce-a-parcel',
    );
    const feed = page.locator('head link[type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', '/docs/partner/rss.xml');
    await expect(feed).toHaveAttribute('title', /Partner API/);
  });

  test('has its own files for machines, listed below its name', () => {
    const index = readFileSync(join(built, 'llms.txt'), 'utf8');
    expect(index).toMatch(/\[Partner API — Orders\]\(\S+\/llms\/partner-api-orders\.txt\)/);
    expect(readFileSync(join(built, 'llms/partner-api-orders.txt'), 'utf8')).toMatch(
      /\]\(https:\/\/\S+\/partner\/accept-an-order\.md\)/,
    );
    expect(index).toMatch(/^## Partner API — Contract$[^#]*\]\(https:\S+\/partner\/openapi\.yaml\)/m);
    expect(readFileSync(join(built, 'partner/accept-an-order.md'), 'utf8')).toMatch(
      /^# Accept an order · Partner API$/m,
    );
    expect(readFileSync(join(built, 'partner/openapi.yaml'), 'utf8')).toContain('announceParcel');
    expect(readFileSync(join(built, 'openapi.yaml'), 'utf8')).not.toContain('announceParcel');
  });

  test('has no dead link', () => {
    expect([...missingFiles(built, identity.url)]).toEqual([]);
  });
});
