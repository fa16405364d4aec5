// Recomputes values that pages print from what they print beside them.
import { createHash, createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './test.ts';

/** Opens a page with the permission to paste what its buttons copy. */
async function openWithClipboard(page: Page, path: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
}

test('the printed signature of a notification is that of the copied body', async ({ page }) => {
  await openWithClipboard(page, '/docs/reperes/notifications#essayer');
  const valueOf = (name: string) => page.getByRole('row', { name }).getByRole('code').last().innerText();
  const block = page.locator('pre', { hasText: '{"id":' }).locator('..');
  await block.getByRole('button', { name: /copier/i }).click();
  const body = await page.evaluate(() => navigator.clipboard.readText());
  const key = Buffer.from((await valueOf('secret')).replace('whsec_', ''), 'base64');
  const content = `${await valueOf('webhook-id')}.${await valueOf('webhook-timestamp')}.${body}`;
  expect(JSON.parse(body)).toMatchObject({ id: await valueOf('webhook-id') });
  expect(`v1,${createHmac('sha256', key).update(content).digest('base64')}`).toBe(await valueOf('webhook-signature'));
});

test('the printed challenge of PKCE is that of the printed verifier', async ({ page }) => {
  await page.goto('/docs/reperes/authentification');
  const text = (await page.getByRole('article').allInnerTexts()).join('\n');
  const [, challenge] = /code_challenge=([\w-]+)/.exec(text) ?? [];
  const [, verifier = ''] = /code_verifier=([\w-]+)/.exec(text) ?? [];
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
});

/** @see https://www.gs1.org/services/how-calculate-check-digit-manually */
function hasCheckDigit(gtin: string): boolean {
  const sum = Array.from(gtin).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

test('the printed identifiers of products have their check digits', async ({ page }) => {
  const gtins = new Set<string>();
  for (const path of [
    '/docs/reperes/livraison-tracabilite',
    '/blog/codes-barres-gs1-et-tracabilite',
    '/api/identifier-un-produit-par-code-barres',
  ]) {
    await page.goto(path);
    const text = (await page.locator('main').textContent()) ?? '';
    for (const [, gtin = ''] of text.matchAll(/(?:\(01\)|"gtin": ")(\d{14})/g)) gtins.add(gtin);
  }
  expect(gtins.size).toBeGreaterThan(0);
  expect([...gtins].filter((gtin) => !hasCheckDigit(gtin))).toEqual([]);
});

test.describe('the calendar of withdrawals', () => {
  const month = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
  const announcement = new RegExp(`(?:jusqu’au|après le) (\\d+(?:ᵉʳ)? ${month} \\d{4})`);

  /** Returns the rows of the page: the day of the end, what ends, and what replaces it. */
  async function readRows(page: Page) {
    await page.goto('/api/retraits');
    return page.locator('main tbody tr').evaluateAll((rows) =>
      rows.map((row) => ({
        day: row.querySelector('time')?.dateTime ?? '',
        dayText: row.querySelector('time')?.textContent ?? '',
        subject: (row.querySelector('th a') ?? row.querySelector('th'))?.textContent.replaceAll('\u00a0', ' ') ?? '',
        replacement: row.querySelectorAll('td')[1]?.textContent ?? '',
      })),
    );
  }

  test('has what every entry of the changelog ends, and nothing else', async ({ page }) => {
    const rows = await readRows(page);
    await page.goto('/docs/changelog/overview');
    const items = await page.locator('article li').allInnerTexts();
    const announced = items.flatMap((text) => {
      const [, day] = announcement.exec(text) ?? [];
      return day === undefined ? [] : [{ day, text }];
    });
    expect(announced.length).toBeGreaterThan(0);
    const daysOf = (list: readonly { readonly day: string }[]) => [...new Set(list.map(({ day }) => day))].sort();
    expect(daysOf(rows.map(({ dayText }) => ({ day: dayText })))).toEqual(daysOf(announced));
    const isNamed = (row: (typeof rows)[number], text: string) => text.includes(row.subject);
    const isMeant = (row: (typeof rows)[number], { day, text }: (typeof announced)[number]) =>
      row.dayText === day && (isNamed(row, text) || (row.replacement !== '' && text.includes(row.replacement)));
    expect(announced.filter((item) => !rows.some((row) => isMeant(row, item)))).toEqual([]);
    // An entry names some of its operations, and the number of the others.
    const hidden = announced
      .filter(({ text }) => rows.some((row) => isNamed(row, text)))
      .map(({ text }) => Number(/ et (\d+) autres\.$/.exec(text)?.[1] ?? 0));
    const unnamed = rows.filter((row) => !announced.some((item) => isMeant(row, item)));
    expect(unnamed).toHaveLength(hidden.reduce((total, count) => total + count, 0));
  });

  test('has the same ends in its page, its number and its iCalendar file', async ({ page, request }) => {
    const rows = await readRows(page);
    expect(rows.filter(({ replacement }) => replacement === '')).toEqual([]);
    const file = await (await request.get('/api/retraits.ics')).text();
    const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
    const read = events.map((event) => ({
      day: String(event.getFirstPropertyValue('dtstart')),
      text: `${String(event.getFirstPropertyValue('summary'))} ${String(event.getFirstPropertyValue('description'))}`,
    }));
    expect(read.map(({ day }) => day)).toEqual(rows.map(({ day }) => day));
    await page.goto('/api');
    await expect(page.getByRole('main').getByRole('link', { name: 'Retraits prévus' }).locator('..')).toContainText(
      String(rows.length),
    );
  });
});
