// Recomputes values that pages print from what they print beside them.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readDocument, sitePages } from './sitePages.ts';
import { expect, test } from './test.ts';

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

test('the printed INS number ends with its key', async ({ page }) => {
  await page.goto('/docs/reperes/donnees-de-sante');
  const text = (await page.getByRole('article').textContent()) ?? '';
  const numbers = [...text.matchAll(/\b([12]\d{12})(\d{2})\b/g)];
  expect(numbers.length).toBeGreaterThan(0);
  for (const [, number, key] of numbers) expect(97 - (Number(number) % 97)).toBe(Number(key));
});

test('the printed score is the sum of the printed answers', async ({ page }) => {
  await page.goto('/docs/reperes/questionnaires');
  const text = (await page.getByRole('article').textContent()) ?? '';
  const answers = [...text.matchAll(/"questionCode": "Q\d", "valeur": (\d)/g)].map(([, value]) => Number(value));
  expect(answers.length).toBe(8);
  expect(answers.reduce((total, value) => total + value, 0)).toBe(Number(/"score": (\d+)/.exec(text)?.[1]));
});

test('the printed seconds of Deprecation are those of the printed instant', async ({ page }) => {
  await page.goto('/docs/changelog/overview');
  const text = (await page.getByRole('article').textContent()) ?? '';
  const [, seconds = '', day, month] =
    /@(\d{10}) désigne le (\d+)(?:ᵉʳ)?\s(janvier) 2026 à 00:00, en temps universel/.exec(text) ?? [];
  expect([new Date(Number(seconds) * 1000).toISOString(), month]).toEqual([
    `2026-01-${day?.padStart(2, '0')}T00:00:00.000Z`,
    'janvier',
  ]);
});

test('identifiers, hours and cursors of guides and posts are possible ones', () => {
  const faults: string[] = [];
  let count = 0;
  for (const path of sitePages.filter((one) => /^\/(?:docs|blog)\//.test(one))) {
    const text = readDocument(path).replace(/<[^>]+>/g, '');
    const check = (pattern: RegExp, isPossible: (value: string) => boolean) => {
      for (const [value] of text.matchAll(pattern)) {
        count += 1;
        if (!isPossible(value)) faults.push(`${path} ${value}`);
      }
    };
    // https://www.rfc-editor.org/rfc/rfc9562#section-4
    check(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, (id) => /^.{14}[1-8].{4}[89ab]/i.test(id));
    check(/\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d/g, (instant) => instant.endsWith(offsetInParis(instant)));
    check(/\beyJ[\w-]+/g, (cursor) => Buffer.from(cursor, 'base64url').toString().endsWith('}'));
  }
  expect(count).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

function offsetInParis(instant: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
}

test.describe('the calendar of withdrawals', () => {
  const month = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';

  /** Returns the rows of the page: the day of the end, what ends, and what replaces it. */
  async function readRows(page: Page) {
    await page.goto('/api/retraits');
    return page.locator('main tbody tr').evaluateAll((rows) =>
      rows.map((row) => ({
        day: row.querySelector('time')?.dateTime ?? '',
        dayText: row.querySelector('time')?.textContent ?? '',
        subject: (row.querySelector('th a') ?? row.querySelector('th'))?.textContent.replaceAll('\u00a0', ' ') ?? '',
        who: row.querySelectorAll('td')[1]?.textContent ?? '',
        replacement: row.querySelectorAll('td')[2]?.textContent ?? '',
      })),
    );
  }

  test('has the same ends in its page, its number, its iCalendar file, the guide and the announcement', async ({
    page,
    request,
  }) => {
    const rows = await readRows(page);
    expect(rows.filter(({ who, replacement }) => who === '' || replacement === '')).toEqual([]);
    const file = await (await request.get('/api/retraits.ics')).text();
    const events = new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent');
    const read = events.map((event) => ({
      day: String(event.getFirstPropertyValue('dtstart')),
      text: `${String(event.getFirstPropertyValue('summary'))} ${String(event.getFirstPropertyValue('description'))}`,
    }));
    expect(read.map(({ day }) => day)).toEqual(rows.map(({ day }) => day));
    const banner = (await page.locator('[class*=announcementBarContent]').textContent()) ?? '';
    const [, announcedDay] = new RegExp(`(\\d+(?:ᵉʳ)?\\s${month}\\s\\d{4})`).exec(banner) ?? [];
    expect(rows.map(({ dayText }) => dayText)).toContain(announcedDay?.replaceAll('\u00a0', ' '));
    await page.goto('/docs/changelog/overview');
    await expect(page.locator('article a[href*="/api/retraits#"]')).toHaveCount(rows.length);
    await page.goto('/api');
    await expect(page.getByRole('main').getByRole('link', { name: 'Retraits prévus' }).locator('..')).toContainText(
      String(rows.length),
    );
  });
});
