import { version } from 'axe-core';
import { readDocument, sitePages } from '../sitePages.ts';
import { expect, test } from '../test.ts';
import { axeTags } from './axe.ts';
import { views } from './views.ts';

test('the accessibility statement matches the tests', async ({ page }) => {
  await page.goto('/accessibilite');
  const text = (await page.getByRole('main').innerText()).replace(/\s/g, ' ');
  expect(text).toContain(`axe-core ${version}`);
  expect(axeTags).toContain('wcag22aa');
  expect(text).toContain('aucune règle n’est écartée');
  for (const width of new Set(views.map(({ viewport }) => viewport.width))) expect(text).toContain(`${width} px`);
  expect(new Set(views.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
  expect(text).toContain('en thème clair et en thème sombre');
});

test('every page links to the accessibility statement', () => {
  const without = sitePages.filter((path) => !/<footer.*href="\/accessibilite"/s.test(readDocument(path)));
  expect(without).toEqual([]);
});
