import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pageKinds, readDocument, readFrench, sitePages } from './sitePages.ts';
import { expect, firstOnly, test } from './test.ts';

/** English messages of the theme that are also French. */
const bothLanguages: ReadonlySet<string> = new Set(['info', 'note', 'danger', 'Versions']);

/** Patterns for the theme’s untranslated messages, in which placeholders match any text. */
const english: readonly RegExp[] = readMessages().map((message) => {
  const escaped = message.trim().replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(?:count|readingTime)\}/g, '\\d+').replace(/\{\w+\}/g, '.+')}$`, 'i');
});

/** Texts of Docusaurus’s own client, which are in no translation file. */
const clientEnglish = [
  /This page crashed/i,
  /^Try again$/i,
  /^Retry$/,
  /^Cause:/,
  /Page Error/,
  /did not load properly/,
];

const isEnglish = (text: string): boolean => [...english, ...clientEnglish].some((message) => message.test(text));

function readMessages(): readonly string[] {
  const file = 'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json';
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(messages)
    .filter(([key]) => !key.endsWith('___DESCRIPTION'))
    .flatMap(([, message]) => message.split('|'))
    .filter((message) => !bothLanguages.has(message) && message.replace(/\{\w+\}|\W/g, '').length > 3);
}

test('no page contains an English message of the theme', { tag: '@no-english-theme-messages' }, () => {
  const found = sitePages.flatMap((path) => {
    const html = readFrench(path);
    const texts = [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
    const names = [...html.matchAll(/\s(?:aria-\w+|title|alt|placeholder)="([^"]+)"/g)].map(([, name = '']) => name);
    // “close” is also French, for instance for a service that has ended. The theme only uses “Close” as the name of a
    // button.
    return [...texts.filter((text) => text !== 'Close'), ...names].filter(isEnglish).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

test('no script contains an English message of Docusaurus', () => {
  const inline = [...readDocument('/').matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code);
  const files = readdirSync('site/build/assets/js').filter((name) => name.endsWith('.js'));
  const scripts = new Map([
    ['/', inline.join('\n')],
    ...files.map((name) => [name, readFileSync(`site/build/assets/js/${name}`, 'utf8')] as const),
  ]);
  const scriptsWith = (text: RegExp) => [...scripts].filter(([, code]) => text.test(code)).map(([name]) => name);
  expect(scriptsWith(/Une partie du site n’a pas pu/)).toContain('/');
  expect(scriptsWith(/Cette page a plant/)).not.toEqual([]);
  expect(scriptsWith(/page crashed|Copied to/i)).toEqual([]);
  // Docusaurus has an English banner in its main script, and shows it if the page has this container.
  expect(scriptsWith(/base-url-issue-banner-container/)).not.toEqual([]);
  expect(sitePages.filter((path) => readDocument(path).includes('base-url-issue-banner-container'))).toEqual([]);
});

test.describe('menus contain no English message', { tag: '@menus-in-french' }, () => {
  for (const [index, kind] of (['operation', 'home', 'guide', 'post', 'search'] as const).entries()) {
    test(kind, firstOnly(index), async ({ page }) => {
      await page.goto(pageKinds[kind]);
      await page.getByRole('button', { name: /Changer de thème/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Français' }).click();
      expect(await englishOn(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
      await expect(page.getByRole('button', { name: 'Fermer le menu', exact: true })).toBeFocused();
      expect(await englishOn(page)).toEqual([]);
    });
  }
});

/** Finds English messages of the theme in a page’s text, and in its attributes for screen readers. */
async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const elements = [...document.querySelectorAll('body *:not(script, style, code, pre, [lang|="en"])')];
    return elements.flatMap((element) => [
      ...names.flatMap((name) => element.getAttribute(name) ?? []),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? ''),
    ]);
  });
  expect(texts.length).toBeGreaterThan(50);
  return texts.map((text) => text.trim()).filter(isEnglish);
}
